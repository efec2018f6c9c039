import { Button } from '@stockroom/shared-ui';
import { X } from 'lucide-react';
import { useProductSupplierQuery } from '../api/products-api';

interface SupplierFilterProps {
  id: string;
  onRemove: () => void;
}

/** Says that the list shows one supplier's products only, and takes that back when pressed. */
export function SupplierFilter({ id, onRemove }: SupplierFilterProps) {
  const { data: supplier } = useProductSupplierQuery(id);
  const text = supplier ? `Supplier: ${supplier.companyName}` : 'One supplier';
  return (
    <Button icon={X} aria-label={`Remove filter ${text}`} onClick={onRemove}>
      {text}
    </Button>
  );
}
