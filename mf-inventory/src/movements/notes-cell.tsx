import type { StockMovement } from '@stockroom/contract';
import { LongText } from '@stockroom/shared-ui/data-table';

/** '-' for nothing (spec section 2), and for no more than the number of the order, which stands under the reason. */
export function NotesCell({ movement: { notes, orderNumber } }: { movement: StockMovement }) {
  if (notes === '' || notes === orderNumber) return '-';
  return <LongText lines={3}>{notes}</LongText>;
}
