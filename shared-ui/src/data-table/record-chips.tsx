import { useSupplierOptionQuery } from '../lookups/lookups';
import { useProductOptionQuery } from '../lookups/product-options';
import { FilterChip } from './filters/filter-chip';

interface RecordChipProps {
  id: string;
  onRemove: () => void;
}

/** Says that a list shows what belongs to one product only, and takes that back when pressed. */
export function ProductChip({ id, onRemove }: RecordChipProps) {
  const { data: product } = useProductOptionQuery(id);
  const text = product ? `Product: ${product.name}` : 'One product';
  return <FilterChip text={text} onRemove={onRemove} />;
}

/** The same for one supplier. */
export function SupplierChip({ id, onRemove }: RecordChipProps) {
  const { data: supplier } = useSupplierOptionQuery(id);
  const text = supplier ? `Supplier: ${supplier.companyName}` : 'One supplier';
  return <FilterChip text={text} onRemove={onRemove} />;
}
