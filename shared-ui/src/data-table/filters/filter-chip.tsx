import { X } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../../components/buttons/button';
import { clamp } from '../../theme/clamp';
import { media } from '../../theme/media';
import { space } from '../../theme/token';

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
