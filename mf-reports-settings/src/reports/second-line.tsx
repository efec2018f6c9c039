import { media, space, token, type } from '@stockroom/shared-ui';
import { inCards } from '@stockroom/shared-ui/data-table';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

/** More about a figure, muted: below it, and on a card, which has room for it, beside it. */
export const SecondLine = styled.span`
  display: block;
  color: ${token.textMuted};
  ${type.xs}
  a:not(:hover) {
    color: inherit;
  }
  ${inCards(css`
    display: inline-block;
    /* A finger must not take it for the figure. */
    &:has(a) {
      margin-inline-start: ${space.md};
    }
  `)}
  ${media.zoomed} {
    &:has(a) {
      display: block;
      margin: ${space.sm} 0 0;
    }
  }
`;

interface InUnitProps {
  unit: string;
  children: ReactNode;
}

/** A quantity with what it is counted in, which would make its column twice as wide beside it. */
export function InUnit({ unit, children }: InUnitProps) {
  return (
    <span>
      {children} <Unit>{unit}</Unit>
    </span>
  );
}

const Unit = styled(SecondLine)`
  ${inCards(css`
    ${type.sm}
  `)}
`;
