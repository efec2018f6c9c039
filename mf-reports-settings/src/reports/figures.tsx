import type { Decimal } from '@stockroom/contract';
import { media, Money, Quantity, QuietLink, space, token, type } from '@stockroom/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** No bolder than the figures without a link, and a touch target even for one digit. */
export const PlainLink = styled(QuietLink)`
  font-weight: inherit;
  ${media.phone} {
    display: inline-block;
    min-width: 24px;
    /* 24 px high without a higher line. */
    padding-block: max(0px, (24px - 1lh) / 2);
    margin-block: min(0px, (1lh - 24px) / 2);
  }
`;

/* The touch target grows sideways without moving the text beside it. */
const WideLink = styled(PlainLink)`
  ${media.phone} {
    min-width: 0;
    padding-inline: ${space.sm};
    margin-inline: -${space.sm};
  }
`;

interface FigureLinkProps {
  /** The rows behind the figure; null where no list shows exactly these. */
  to: string | null;
  /** The amount. A zero has no rows behind it, so it gets no link. */
  of: Decimal;
  children: ReactNode;
}

/** A figure that links to the rows behind it. */
export function FigureLink({ to, of, children }: FigureLinkProps) {
  if (to === null || Number(of) === 0) return children;
  return <WideLink to={to}>{children}</WideLink>;
}

interface ValueLinkProps {
  value: Decimal;
  to: string | null;
  /** The amount behind the value, if that is another one. */
  of?: Decimal;
}

export function MoneyLink({ value, of = value, ...link }: ValueLinkProps) {
  return (
    <FigureLink {...link} of={of}>
      <Money value={value} />
    </FigureLink>
  );
}

export function QuantityLink({
  value,
  unit,
  of = value,
  ...link
}: ValueLinkProps & { unit?: string | undefined }) {
  return (
    <FigureLink {...link} of={of}>
      <Quantity value={value} unit={unit} />
    </FigureLink>
  );
}

/** A muted note below a figure. */
export const SecondLine = styled.span`
  display: block;
  color: ${token.textMuted};
  ${type.xs}
  a:not(:hover) {
    color: inherit;
  }
`;
