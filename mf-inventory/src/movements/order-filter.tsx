import { FilterChip } from '@stockroom/shared-ui/data-table';
import { useStockOrderQuery } from '../api/stock-orders-api';

interface OrderFilterProps {
  id: string;
  onRemove: () => void;
}

/** Says that the list shows what one order has moved only, and takes that back when pressed. */
export function OrderFilter({ id, onRemove }: OrderFilterProps) {
  const { data: order } = useStockOrderQuery(id);
  const text = order ? `Order: ${order.orderNumber}` : 'One order';
  return <FilterChip text={text} onRemove={onRemove} />;
}
