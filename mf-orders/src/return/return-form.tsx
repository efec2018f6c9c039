import {
  documentPath,
  ORDER_MONEY_PERMISSIONS,
  returnSchema,
  sumQuantities,
  today,
  type ReturnableLine,
  type ReturnSource,
} from '@stockroom/contract';
import {
  ButtonLink,
  PageState,
  showSuccess,
  Surface,
  space,
  useAppDispatch,
  useCan,
  useFormat,
} from '@stockroom/shared-ui';
import { FieldRow, Form, FormActions, TextAreaField, TextField } from '@stockroom/shared-ui/forms';
import { Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useCreateReturnMutation } from '../api/orders-api';
import { useTranslate } from '../texts';
import { ReturnLines } from './return-lines';

interface ReturnFormProps {
  source: ReturnSource;
  backTo: string;
}

export function ReturnForm({ source, backTo }: ReturnFormProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [createReturn] = useCreateReturnMutation();
  const canSeeMoney = useCan(ORDER_MONEY_PERMISSIONS[source.type]);
  const [open] = useState(() => source.lines.filter((line) => leftOf(line) > 0));
  const schema = useReturnSchema(source);
  if (open.length === 0)
    return (
      <Surface>
        <PageState
          icon={Undo2}
          title={t('Nothing can go back')}
          action={<ButtonLink to={backTo}>{t('Back')}</ButtonLink>}
        >
          {t('Only completed sales and received goods can go back, once.')}
        </PageState>
      </Surface>
    );
  return (
    <Form
      keepsDraft
      initialValues={{
        orderId: source.orderId ?? '',
        deliveryId: source.deliveryId ?? '',
        documentDate: today(),
        notes: '',
        productId: '',
        lines: open.map(({ productId, unitPrice }) => ({
          productId,
          quantity: 0,
          rejected: 0,
          rejectReason: '',
          // At most two decimals; a mixed price is the server's.
          unitPrice: canSeeMoney ? priceOf(unitPrice) : undefined,
        })),
      }}
      schema={schema}
      onSubmit={(input, { idempotencyKey }) => createReturn({ input, idempotencyKey }).unwrap()}
      onSaved={({ message }) => dispatch(showSuccess(message))}
      goOn={({ document }) =>
        navigate(documentPath(document.kind, document._id), { replace: true })
      }
      failure={t('Failed to post the return')}
    >
      <Body>
        <ReturnLines source={source} canSeeMoney={canSeeMoney} />
        <FieldRow>
          <TextField type="date" name="documentDate" label={t('Date')} required />
          <TextAreaField name="notes" label={t('Notes')} />
        </FieldRow>
        <FormActions submitLabel={t('Post return')} cancelTo={backTo} />
      </Body>
    </Form>
  );
}

/** The rules of a return, with what can still go back; the server has the last word. */
function useReturnSchema({ lines: returnable }: ReturnSource) {
  const t = useTranslate();
  const format = useFormat();
  return useMemo(() => {
    const left = new Map(returnable.map((line) => [line.productId, leftOf(line)]));
    return returnSchema.test('left', function ({ lines }) {
      const leftFor = ({ productId }: (typeof lines)[number]) => left.get(productId) ?? 0;
      const index = lines.findIndex((line) => line.quantity > leftFor(line));
      const [line] = lines.slice(index);
      if (index < 0 || !line) return true;
      const texts = { left: format.number(leftFor(line)) };
      return this.createError({
        path: `lines[${index}].quantity`,
        message: t('At most {left} can go back', texts),
      });
    });
  }, [returnable, t, format]);
}

/** What can still go back. */
export function leftOf({ moved, returned }: ReturnableLine): number {
  return sumQuantities([moved, -returned]);
}

function priceOf(unitPrice: ReturnableLine['unitPrice']): number | '' {
  return unitPrice == null ? '' : Math.round(Number(unitPrice) * 100) / 100;
}

const Body = styled(Surface)`
  display: grid;
  gap: ${space.lg};
  padding: ${space.edge};
`;
