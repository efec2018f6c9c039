import { documentHeaderSchema, type StockDocument } from '@stockroom/contract';
import { Card, showSuccess, TextLink, useAppDispatch } from '@stockroom/shared-ui';
import {
  FieldRow,
  Form,
  FormFields,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@stockroom/shared-ui/forms';
import { useUpdateHeaderMutation } from '../api/documents-api';
import { orderPath } from '../paths';
import { useTranslate } from '../texts';

/** The order, delivery note, date and notes of a draft. */
export function DeliveryHeader({ document }: { document: StockDocument }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [updateHeader] = useUpdateHeaderMutation();
  const { _id: id, orderId, orderNumber, reference, documentDate, notes, version } = document;
  return (
    <Card title={t('Details')}>
      <Form
        key={version}
        initialValues={{ reference, documentDate, notes, version }}
        schema={documentHeaderSchema}
        onSubmit={(header) => updateHeader({ id, header }).unwrap()}
        onSaved={({ message }) => dispatch(showSuccess(message))}
        failure={t('Failed to save the delivery')}
      >
        <FormFields>
          {orderId !== null && (
            <p>
              {t('Order')} <TextLink to={orderPath(orderId)}>{orderNumber}</TextLink>
            </p>
          )}
          <FieldRow>
            <TextField name="reference" label={t('Supplier Reference')} />
            <TextField type="date" name="documentDate" label={t('Date')} required />
          </FieldRow>
          <TextAreaField name="notes" label={t('Notes')} />
          <div>
            <SubmitButton busyLabel={t('Saving…')}>{t('Save')}</SubmitButton>
          </div>
        </FormFields>
      </Form>
    </Card>
  );
}
