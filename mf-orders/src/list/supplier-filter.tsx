import { FilterChip } from '@stockroom/shared-ui/data-table';
import { useOrderSupplierQuery } from '../api/orders-api';

interface SupplierFilterProps {
  id: string;
  onRemove: () => void;
}

/** Says that the list shows one supplier's orders only, and takes that back when pressed. */
export function SupplierFilter({ id, onRemove }: SupplierFilterProps) {
  const { data: supplier } = useOrderSupplierQuery(id);
  const text = supplier ? `Supplier: ${supplier.companyName}` : 'One supplier';
  return <FilterChip text={text} onRemove={onRemove} />;
}
