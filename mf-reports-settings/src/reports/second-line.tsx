import { token, type } from '@stockroom/shared-ui';
import { inCards } from '@stockroom/shared-ui/data-table';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

/** More about a figure, muted: below it. */
export const SecondLine = styled.span`
  display: block;
  color: ${token.textMuted};
  ${type.xs}
  a:not(:hover) {
    color: inherit;
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

/** A card has room for it beside the number. */
const Unit = styled(SecondLine)`
  ${inCards(css`
    display: inline;
    ${type.sm}
  `)}
`;
