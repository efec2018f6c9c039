import { useProductOptionQuery } from '@stockroom/shared-ui';
import { FilterChip } from '@stockroom/shared-ui/data-table';

interface ProductFilterProps {
  id: string;
  onRemove: () => void;
}

/** Says that the list shows the orders of one product only, and takes that back when pressed. */
export function ProductFilter({ id, onRemove }: ProductFilterProps) {
  const { data: product } = useProductOptionQuery(id);
  const text = product ? `Product: ${product.name}` : 'One product';
  return <FilterChip text={text} onRemove={onRemove} />;
}
