import { useProductOptionQuery } from '@stockroom/shared-ui';
import { FilterChip } from '@stockroom/shared-ui/data-table';
import { useStockOrderQuery } from '../api/stock-orders-api';

interface RecordFilterProps {
  id: string;
  onRemove: () => void;
}

/** Says that the list shows one product's movements only, and takes that back when pressed. */
export function ProductFilter({ id, onRemove }: RecordFilterProps) {
  const { data: product } = useProductOptionQuery(id);
  const text = product ? `Product: ${product.name}` : 'One product';
  return <FilterChip text={text} onRemove={onRemove} />;
}

/** The same for what one order has moved. */
export function OrderFilter({ id, onRemove }: RecordFilterProps) {
  const { data: order } = useStockOrderQuery(id);
  const text = order ? `Order: ${order.orderNumber}` : 'One order';
  return <FilterChip text={text} onRemove={onRemove} />;
}
