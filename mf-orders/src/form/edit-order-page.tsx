import { ORDER_WRITE_PERMISSIONS, type DetailedOrder } from '@stockroom/contract';
import { Notice, PageFrame, RecordBody, Restricted, useFormat } from '@stockroom/shared-ui';
import { ChangesNotice, useVersionedRecord } from '@stockroom/shared-ui/forms';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useOrderQuery, useUpdateOrderMutation } from '../api/orders-api';
import { orderChanges } from '../order-changes';
import { orderNotFound } from '../order-labels';
import { ORDERS_PATH } from '../paths';
import { useShortage } from '../stock-effects/use-shortage';
import { useTranslate } from '../texts';
import { OrderForm } from './order-form';
import { toOrderValues } from './order-values';
import { useConfirmArrived } from './use-confirm-arrived';

export function EditOrderPage() {
  const t = useTranslate();
  const { id = '' } = useParams();
  const query = useOrderQuery(id);
  const order = query.currentData;
  return (
    <Restricted to={order && ORDER_WRITE_PERMISSIONS[order.type]}>
      <PageFrame
        title={t('Edit Order')}
        subtitle={order && t('Order #{number}', { number: order.orderNumber })}
        backTo={ORDERS_PATH}
      >
        <RecordBody
          query={query}
          failure={t('Failed to load order data')}
          missing={orderNotFound(t)}
        >
          {(opened) => (
            <EditOrderForm
              key={opened._id}
              order={opened}
              reload={() => query.refetch().unwrap()}
            />
          )}
        </RecordBody>
      </PageFrame>
    </Restricted>
  );
}

interface EditOrderFormProps {
  order: DetailedOrder;
  reload: () => Promise<DetailedOrder>;
}

/** Edits the version that it opened. When somebody else saves first, it shows their changes. */
function EditOrderForm({ order, reload }: EditOrderFormProps) {
  const t = useTranslate();
  const format = useFormat();
  const runWrite = useShortage();
  const [updateOrder] = useUpdateOrderMutation();
  const { opened, changes, save, loadNewer } = useVersionedRecord({
    record: order,
    reload,
    differences: (before, now) => orderChanges(before, now, format, t),
  });
  const confirmArrived = useConfirmArrived(opened);
  const isCompleted = opened.status === 'completed';
  // Rows get their keys here, and another rendering must not change them.
  const values = useMemo(() => toOrderValues(opened), [opened]);
  return (
    <OrderForm
      initialValues={values}
      order={opened}
      notice={
        <>
          {isCompleted && (
            <Notice>
              {opened.type === 'incoming'
                ? t(
                    'This order is completed: saving posts the difference to stock, and a corrected price to its cost. Goods that a receipt or delivery brought keep its price.',
                  )
                : t('This order is completed: saving posts the difference to stock.')}
            </Notice>
          )}
          <ChangesNotice changes={changes} />
        </>
      }
      onSubmit={async (input, { idempotencyKey }) => {
        if (!(await confirmArrived(input))) return null;
        return save((version) =>
          runWrite(
            (force) => {
              const changed = { ...input, version, force };
              return updateOrder({ id: opened._id, order: changed, idempotencyKey }).unwrap();
            },
            isCompleted ? { confirmLabel: t('Save anyway') } : {},
          ),
        );
      }}
      onLoadNewer={async () => toOrderValues(await loadNewer())}
    />
  );
}
