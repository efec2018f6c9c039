import styled, { css } from 'styled-components';
import { clamp, media, space } from '../../theme/theme';
import { inCards } from './container-queries';

interface LongTextProps {
  children: string;
  /** How many lines of it a row shows; the rest on hover. */
  lines?: number;
  /** The same on a card. */
  cardLines?: number;
  /** Sentences, which start at the left on a card, too; a name ends at the right like the other values. */
  isProse?: boolean;
}

/** A text of up to this length needs no element of its own: its column makes room. */
const USUAL_LENGTH = 22;

/** Longer than usual words, so it may break anywhere. */
const LONG_WORD = /[^\s-]{25}/;

/** A name or a note that must not make its row higher than the others. */
export function LongText({ children, lines = 2, cardLines = 8, isProse = false }: LongTextProps) {
  if (children.length <= USUAL_LENGTH && !isProse) return children;
  return (
    <Clamped
      title={children}
      style={{ [LINES]: lines, [CARD_LINES]: cardLines }}
      data-long-word={LONG_WORD.test(children)}
      data-prose={isProse}
    >
      {children}
    </Clamped>
  );
}

const LINES = '--lines';
const CARD_LINES = '--card-lines';

const Clamped = styled.span`
  ${clamp(`var(${LINES})`)}
  /* Keeps usual words whole, however little room the other columns leave. */
  min-width: 11ch;
  overflow-wrap: break-word;
  &[data-long-word='true'] {
    overflow-wrap: anywhere;
  }
  ${inCards(css`
    min-width: 0;
    -webkit-line-clamp: var(${CARD_LINES});
    &[data-prose='true'] {
      text-align: start;
    }
  `)}
`;

/** An e-mail address; a long one breaks before its @. */
export function MailText({ address }: { address: string }) {
  if (address.length <= USUAL_LENGTH) return address;
  return address.split(/(?=@)/).map((part) => <MailPart key={part}>{part}</MailPart>);
}

/* Goes to the next line as a whole before it breaks itself. */
const MailPart = styled.span`
  display: inline-block;
  text-decoration: inherit;
  text-wrap: balance;
`;

/** Up to this length a SKU fits its column, which keeps it on one line. */
const SHORT_SKU = 12;

/** A SKU on one line, because a SKU broken at its hyphens is hard to compare. */
export function SkuCell({ sku }: { sku: string }) {
  if (sku.length <= SHORT_SKU) return sku;
  return <Sku title={sku}>{sku}</Sku>;
}

const Sku = styled.span`
  display: block;
  max-width: 18ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${inCards(css`
    max-width: none;
    white-space: normal;
  `)}
  /* Paper cuts nothing off. */
  ${media.print} {
    width: max-content;
    max-width: 15ch;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

/** A figure with a note below it; on a card the note comes first, so that the figures of all lines end at one edge. */
export const FigureAndNote = styled.div`
  ${inCards(css`
    display: flex;
    flex-flow: row-reverse wrap;
    align-items: baseline;
    column-gap: ${space.md};
    ${media.zoomed} {
      flex-direction: row;
    }
  `)}
`;
