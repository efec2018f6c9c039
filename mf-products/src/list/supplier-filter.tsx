import { FilterChip } from '@stockroom/shared-ui/data-table';
import { useProductSupplierQuery } from '../api/products-api';

interface SupplierFilterProps {
  id: string;
  onRemove: () => void;
}

/** Says that the list shows one supplier's products only, and takes that back when pressed. */
export function SupplierFilter({ id, onRemove }: SupplierFilterProps) {
  const { data: supplier } = useProductSupplierQuery(id);
  const text = supplier ? `Supplier: ${supplier.companyName}` : 'One supplier';
  return <FilterChip text={text} onRemove={onRemove} />;
}
