import type { Order, OrderInput, OrderWriteResult } from '@stockroom/contract';
import { useFormat } from '@stockroom/shared-ui';
import { ChangesNotice, useVersionedRecord } from '@stockroom/shared-ui/forms';
import { useMemo } from 'react';
import { useUpdateOrderMutation } from '../api/orders-api';
import { useShortage } from '../shortage/use-shortage';
import { Notice } from './notice';
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
  const saveOrder = useSaveOrder();
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
            <Notice>This order is completed: saving posts the difference to stock.</Notice>
          )}
          <ChangesNotice changes={changes} />
        </>
      }
      onSubmit={(input) => save((version) => saveOrder(opened._id, input, version))}
      onLoadNewer={async () => toOrderValues(await loadNewer())}
    />
  );
}

/** Where stock is too short for the difference, it asks whether to go on; left at that, the refusal stands. */
function useSaveOrder() {
  const [updateOrder] = useUpdateOrderMutation();
  const withShortage = useShortage();
  return async (id: string, input: OrderInput, version: number): Promise<OrderWriteResult> => {
    let refusal: unknown;
    const saved = await withShortage(async (force) => {
      try {
        return await updateOrder({ id, order: { ...input, version, force } }).unwrap();
      } catch (error) {
        refusal = error;
        throw error;
      }
    });
    if (saved === null) throw refusal;
    return saved;
  };
}
