import { X } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../../components/buttons/button';

interface FilterChipProps {
  /** What the list is narrowed to, e.g. "Supplier: Light Ltd". */
  text: string;
  onRemove: () => void;
}

/** Says that a link has narrowed the list to one record's rows, and takes that back when pressed. */
export function FilterChip({ text, onRemove }: FilterChipProps) {
  return (
    <Chip icon={X} aria-label={`Remove filter ${text}`} onClick={onRemove}>
      <Text>{text}</Text>
    </Chip>
  );
}

const Chip = styled(Button)`
  max-width: 100%;
`;
const Text = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;
