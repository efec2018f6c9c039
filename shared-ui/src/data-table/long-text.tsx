import styled from 'styled-components';
import { clamp } from '../theme/clamp';
import { NARROW } from './table-widths';

interface LongTextProps {
  children: string;
  /** How many lines of it are shown where rows stand close; the rest on hover. */
  lines?: number;
}

/** A text that may be long, such as a name or a note: it must not make its row higher than the others. */
export function LongText({ children, lines = 2 }: LongTextProps) {
  return (
    <Text title={children} $lines={lines}>
      {children}
    </Text>
  );
}

const Text = styled.span<{ $lines: number }>`
  ${({ $lines }) => clamp($lines)}
  /* Words of usual length stay whole, however little room the other columns leave. */
  min-width: 11ch;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  ${NARROW} {
    display: inline;
  }
`;
