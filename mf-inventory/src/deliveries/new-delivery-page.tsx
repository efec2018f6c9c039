import {
  deliverySchema,
  documentPath,
  isOpen,
  orderPath,
  today,
  type DeliveryInput,
} from '@stockroom/contract';
import {
  ButtonLink,
  Notice,
  PageFrame,
  RecordBody,
  showSuccess,
  useAppDispatch,
} from '@stockroom/shared-ui';
import {
  FieldRow,
  Form,
  FormActions,
  FormLayout,
  SelectField,
  SupplierField,
  TextAreaField,
  TextField,
  useFormValue,
} from '@stockroom/shared-ui/forms';
import { FileQuestion } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  useCreateDeliveryMutation,
  useDocumentsQuery,
  useOpenOrdersQuery,
} from '../api/documents-api';
import { useStockOrderQuery } from '../api/stock-orders-api';
import { DELIVERIES_PATH } from '../paths';
import { useTranslate } from '../texts';

/** Begins a delivery: from a supplier, or with what one of its orders still brings. */
export function NewDeliveryPage() {
  const t = useTranslate();
  const [params] = useSearchParams();
  const orderId = params.get('orderId') ?? '';
  const query = useStockOrderQuery(orderId, { skip: orderId === '' });
  const backTo = orderId === '' ? DELIVERIES_PATH : orderPath(orderId);
  return (
    <PageFrame title={t('Receive a delivery')} backTo={backTo}>
      {orderId === '' ? (
        <DeliveryForm orderId="" supplierId="" supplierName="" backTo={backTo} />
      ) : (
        <RecordBody
          query={query}
          failure={t('Failed to load the order')}
          missing={{
            icon: FileQuestion,
            title: t('Order not found'),
            back: { to: DELIVERIES_PATH, label: t('Deliveries') },
          }}
        >
          {({ status, orderNumber, supplierId, supplierName }) => (
            <>
              {!isOpen(status) && (
                <Notice>
                  {t('{order} expects nothing more. This delivery will not count towards it.', {
                    order: orderNumber,
                  })}
                </Notice>
              )}
              <OpenDraft orderId={orderId} />
              <DeliveryForm
                orderId={isOpen(status) ? orderId : ''}
                supplierId={supplierId}
                supplierName={supplierName}
                backTo={backTo}
              />
            </>
          )}
        </RecordBody>
      )}
    </PageFrame>
  );
}

/** A delivery for the order that somebody has begun. */
function OpenDraft({ orderId }: { orderId: string }) {
  const t = useTranslate();
  const { data } = useDocumentsQuery({ kind: 'delivery', state: 'draft', orderId });
  const [draft] = data?.documents ?? [];
  if (!draft) return null;
  return (
    <Notice
      action={
        <ButtonLink size="small" to={documentPath('delivery', draft._id)}>
          {t('Go on with {number}', { number: draft.number })}
        </ButtonLink>
      }
    >
      {t('A delivery for this order has begun already.')}
    </Notice>
  );
}

interface DeliveryFormProps extends Pick<DeliveryInput, 'orderId' | 'supplierId'> {
  supplierName: string;
  backTo: string;
}

function DeliveryForm({ orderId, supplierId, supplierName, backTo }: DeliveryFormProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [createDelivery] = useCreateDeliveryMutation();
  return (
    <Form
      keepsDraft
      initialValues={{ supplierId, orderId, reference: '', documentDate: today(), notes: '' }}
      schema={deliverySchema}
      onSubmit={(delivery, { idempotencyKey }) =>
        createDelivery({ delivery, idempotencyKey }).unwrap()
      }
      onSaved={({ message }) => dispatch(showSuccess(message))}
      goOn={({ document }) => navigate(documentPath('delivery', document._id), { replace: true })}
      failure={t('Failed to begin the delivery')}
    >
      <FormLayout>
        <SupplierField
          name="supplierId"
          label={t('Supplier')}
          required
          chosen={supplierId === '' ? undefined : { supplierId, supplierName }}
        />
        <OrderField />
        <FieldRow>
          <TextField
            name="reference"
            label={t('Supplier Reference')}
            hint={t('Number of the delivery note or invoice')}
          />
          <TextField type="date" name="documentDate" label={t('Date')} required />
        </FieldRow>
        <TextAreaField name="notes" label={t('Notes')} />
        <FormActions submitLabel={t('Start')} cancelTo={backTo} />
      </FormLayout>
    </Form>
  );
}

/** The open purchase orders of the chosen supplier. */
function OrderField() {
  const t = useTranslate();
  const [supplierId] = useFormValue<string>('supplierId');
  const [orderId, setOrder] = useFormValue<string>('orderId');
  const query = useOpenOrdersQuery(supplierId, { skip: supplierId === '' });
  const { currentData: orders, isFetching, isError, refetch } = query;
  const isOfOther = orders !== undefined && !orders.some(({ _id }) => _id === orderId);
  useEffect(() => {
    if (isOfOther) setOrder('');
  }, [isOfOther, setOrder]);
  return (
    <SelectField
      name="orderId"
      label={t('Purchase order')}
      hint={t('Lists what is still on order.')}
      placeholder={t('Without an order')}
      options={(orders ?? []).map(({ _id, orderNumber }) => ({ value: _id, label: orderNumber }))}
      loading={isFetching}
      {...(isError && {
        failure: { message: t('Failed to load the orders'), onRetry: refetch, busy: isFetching },
      })}
    />
  );
}
