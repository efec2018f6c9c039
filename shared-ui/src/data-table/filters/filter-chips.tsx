import { X } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../../components/buttons/button';
import { useProductOptionQuery, useSupplierOptionQuery } from '../../lookups/lookups';
import { useTranslate } from '../../texts';
import { clamp, media, space } from '../../theme/theme';

interface FilterChipProps {
  text: string;
  onRemove: () => void;
}

/** A filter that a link has set; a press removes it. */
export function FilterChip({ text, onRemove }: FilterChipProps) {
  const t = useTranslate();
  return (
    <Chip icon={X} aria-label={t('Remove filter {filter}', { filter: text })} onClick={onRemove}>
      <Text>{text}</Text>
    </Chip>
  );
}

interface RecordChipProps {
  id: string;
  onRemove: () => void;
}

export function ProductChip({ id, onRemove }: RecordChipProps) {
  const t = useTranslate();
  const { data: product } = useProductOptionQuery(id);
  const text = product ? t('Product: {name}', { name: product.name }) : t('One product');
  return <FilterChip text={text} onRemove={onRemove} />;
}

export function SupplierChip({ id, onRemove }: RecordChipProps) {
  const t = useTranslate();
  const { data: supplier } = useSupplierOptionQuery(id);
  const text = supplier ? t('Supplier: {name}', { name: supplier.companyName }) : t('One supplier');
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
