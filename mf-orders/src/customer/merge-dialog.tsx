import {
  customerPath,
  mergeSchema,
  type CustomerName,
  type UndoMergeInput,
} from '@stockroom/contract';
import { useOfferUndo } from '@stockroom/shared-ui';
import { Form, FormActions, FormFields, useFormValue } from '@stockroom/shared-ui/forms';
import { Dialog } from '@stockroom/shared-ui/popups';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMergeCustomersMutation, useUndoMergeMutation } from '../api/orders-api';
import { CustomerField } from '../form/customer-field';
import { translate, useTranslate } from '../texts';

interface MergeDialogProps {
  from: CustomerName;
  /** '' where the user is still to choose. */
  into: string;
  onClose: () => void;
}

/** Gives the orders of one customer the name of another, whose page then opens. */
export function MergeDialog({ from, into, onClose }: MergeDialogProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [mergeCustomers] = useMergeCustomersMutation();
  const offerUndo = useOfferUndoOfMerge();
  return (
    <Dialog isOpen onClose={onClose} title={t('Merge “{name}”', { name: from.name })}>
      <Form
        initialValues={{ from: from.name, into }}
        schema={mergeSchema}
        onSubmit={(input, { idempotencyKey }) => mergeCustomers({ input, idempotencyKey }).unwrap()}
        onSaved={({ merge, message }) => offerUndo(merge, message)}
        goOn={({ merge }) => {
          onClose();
          navigate(customerPath(merge.into), { replace: true });
        }}
        failure={t('Failed to merge the customers')}
      >
        <FormFields>
          <CustomerField name="into" label={t('Merge into')} />
          <Preview from={from} />
          <FormActions submitLabel={t('Merge')} />
        </FormFields>
      </Form>
    </Dialog>
  );
}

function Preview({ from }: { from: CustomerName }) {
  const t = useTranslate();
  const [typed] = useFormValue<string>('into');
  return (
    <p role="status">
      {t.plural(
        from.orders,
        '{count} order of “{from}” will get the name “{into}”.',
        '{count} orders of “{from}” will get the name “{into}”.',
        { from: from.name, into: typed.trim() || '…' },
      )}
    </p>
  );
}

function useOfferUndoOfMerge() {
  const navigate = useNavigate();
  const begin = useLocation();
  const [undoMerge] = useUndoMergeMutation();
  return useOfferUndo<UndoMergeInput>({
    restore: async (merge, { idempotencyKey }) => {
      const { kept, message } = await undoMerge({ merge, idempotencyKey }).unwrap();
      // Back to where the merge began, unless the person has gone on.
      const { pathname, search } = window.location;
      if (pathname + search === customerPath(merge.into)) await navigate(begin, { replace: true });
      const stays = translate.plural(
        kept,
        'Merge undone. {count} order has changed since and stays.',
        'Merge undone. {count} orders have changed since and stay.',
      );
      return { message: kept === 0 ? message : stays };
    },
    restoreFailure: translate('Failed to undo the merge'),
  });
}
