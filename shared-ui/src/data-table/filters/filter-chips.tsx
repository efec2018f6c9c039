import { X } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../../components/buttons/button';
import { useProductOptionQuery, useSupplierOptionQuery } from '../../lookups/lookups';
import { clamp, media, space } from '../../theme/theme';

interface FilterChipProps {
  text: string;
  onRemove: () => void;
}

/** A filter that a link has set; a press removes it. */
export function FilterChip({ text, onRemove }: FilterChipProps) {
  return (
    <Chip icon={X} aria-label={`Remove filter ${text}`} onClick={onRemove}>
      <Text>{text}</Text>
    </Chip>
  );
}

interface RecordChipProps {
  id: string;
  onRemove: () => void;
}

export function ProductChip({ id, onRemove }: RecordChipProps) {
  const { data: product } = useProductOptionQuery(id);
  const text = product ? `Product: ${product.name}` : 'One product';
  return <FilterChip text={text} onRemove={onRemove} />;
}

export function SupplierChip({ id, onRemove }: RecordChipProps) {
  const { data: supplier } = useSupplierOptionQuery(id);
  const text = supplier ? `Supplier: ${supplier.companyName}` : 'One supplier';
  return <FilterChip text={text} onRemove={onRemove} />;
}

const Chip = styled(Button)`
  max-width: 100%;
  padding-block: ${space.xs};
  text-align: start;
  white-space: normal;
  ${media.phone} {
    && {
      justify-content: flex-start;
    }
  }
`;
const Text = styled.span`
  ${clamp(3)}
  overflow-wrap: anywhere;
`;
