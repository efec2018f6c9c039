import { media, space, TextLink } from '@stockroom/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A link among figures and names without one: no bolder than they are, and wide enough for a finger where it is a digit. */
export const PlainLink = styled(TextLink).attrs({ $quiet: true })`
  font-weight: inherit;
  ${media.phone} {
    display: inline-block;
    min-width: 24px;
    /* 24 px high, and its line no higher for it. */
    padding-block: max(0px, (24px - 1lh) / 2);
    margin-block: min(0px, (1lh - 24px) / 2);
  }
`;

interface FigureLinkProps {
  /** The rows that the figure was made of; null where no list shows just them. */
  to: string | null;
  /** How much it is; behind nothing there is nothing to see, so a 0 leads nowhere. */
  of: number | string;
  children: ReactNode;
}

/* Wide enough for a finger where it is one digit, while what stands beside it is as near as anywhere. */
const Reach = styled(PlainLink)`
  ${media.phone} {
    min-width: 0;
    padding-inline: ${space.sm};
    margin-inline: -${space.sm};
  }
`;

/** A figure of a table that leads to what it was made of. */
export function FigureLink({ to, of, children }: FigureLinkProps) {
  if (to === null || Number(of) === 0) return children;
  return <Reach to={to}>{children}</Reach>;
}
