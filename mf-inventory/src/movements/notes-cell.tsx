import type { StockMovement } from '@stockroom/contract';
import { media } from '@stockroom/shared-ui';
import styled from 'styled-components';

/**
 * What was noted, at most three lines of it where rows stand close; '-' for nothing (spec section 2), and for
 * no more than the number of the order, which stands under the reason.
 */
export function NotesCell({ movement: { notes, orderNumber } }: { movement: StockMovement }) {
  const shown = notes === orderNumber ? '' : notes;
  return <Notes title={shown || undefined}>{shown || '-'}</Notes>;
}

const Notes = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  ${media.phone} {
    display: inline;
  }
`;
