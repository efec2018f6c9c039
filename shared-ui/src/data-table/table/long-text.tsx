import styled, { css } from 'styled-components';
import { clamp } from '../../theme/clamp';
import { media } from '../../theme/media';
import { inCards } from './table-widths';

interface LongTextProps {
  children: string;
  /** How many lines of it are shown where rows stand close; the rest on hover. */
  lines?: number;
  /** The same on a card. */
  cardLines?: number;
  /** Sentences, which begin at one edge on a card, too; a name stands at the edge of the other values. */
  isProse?: boolean;
}

/** A text that may be long, such as a name or a note: it must not make its row higher than the others. */
export function LongText({ children, lines = 2, cardLines = 8, isProse }: LongTextProps) {
  return (
    <Text
      title={children}
      $lines={lines}
      $cardLines={cardLines}
      $isOneWord={LONG_WORD.test(children)}
      $isProse={isProse}
    >
      {children}
    </Text>
  );
}

/** Longer than words are; what has none is broken between its words only. */
const LONG_WORD = /[^\s-]{25}/;

interface TextLook {
  $lines: number;
  $cardLines: number;
  $isOneWord: boolean;
  $isProse: boolean | undefined;
}

const Text = styled.span<TextLook>`
  ${({ $lines }) => clamp($lines)}
  /* Words of usual length stay whole, however little room the other columns leave. */
  min-width: 11ch;
  overflow-wrap: ${({ $isOneWord }) => ($isOneWord ? 'anywhere' : 'break-word')};
  ${({ $cardLines, $isProse }) =>
    inCards(css`
      min-width: 0;
      -webkit-line-clamp: ${$cardLines};
      text-align: ${$isProse ? 'start' : 'end'};
      /* Below its label. */
      ${media.zoomed} {
        text-align: start;
      }
    `)}
`;
