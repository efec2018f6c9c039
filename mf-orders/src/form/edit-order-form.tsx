import type { Order } from '@stockroom/contract';
import { Notice, useFormat } from '@stockroom/shared-ui';
import { ChangesNotice, useVersionedRecord } from '@stockroom/shared-ui/forms';
import { useMemo } from 'react';
import { useUpdateOrderMutation } from '../api/orders-api';
import { useShortage } from '../shortage/use-shortage';
import { orderChanges } from './order-changes';
import { OrderForm } from './order-form';
import { toOrderValues } from './order-values';

interface EditOrderFormProps {
  order: Order;
  /** Fetches the order as it is now. */
  reload: () => Promise<Order>;
}

/** Changes an order from the version it was opened with; if somebody was faster, it shows what they changed. */
export function EditOrderForm({ order, reload }: EditOrderFormProps) {
  const format = useFormat();
  const withShortage = useShortage();
  const [updateOrder] = useUpdateOrderMutation();
  const { opened, changes, save, loadNewer } = useVersionedRecord({
    record: order,
    reload,
    differences: (before, now) => orderChanges(before, now, format),
  });
  // Its rows have keys, which another rendering must not change.
  const values = useMemo(() => toOrderValues(opened), [opened]);
  return (
    <OrderForm
      initialValues={values}
      order={opened}
      submitLabel="Update Order"
      notice={
        <>
          {opened.status === 'completed' && (
            <Notice>
              This order is completed: saving posts the difference to stock
              {opened.type === 'incoming' &&
                ', and a corrected price to its cost. What was received for it keeps the price of its receipt'}
              .
            </Notice>
          )}
          <ChangesNotice changes={changes} />
        </>
      }
      onSubmit={(input, { idempotencyKey }) =>
        save((version) =>
          withShortage((force) => {
            const changed = { ...input, version, force };
            return updateOrder({ id: opened._id, order: changed, idempotencyKey }).unwrap();
          }),
        )
      }
      onLoadNewer={async () => toOrderValues(await loadNewer())}
    />
  );
}
