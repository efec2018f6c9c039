import type { AdjustmentReason } from '@stockroom/contract';
import { generatePath } from 'react-router-dom';

export const MOVEMENTS_PATH = '/inventory';
export const RECEIVE_PATH = '/inventory/receive';
export const ADJUST_PATH = '/inventory/adjust';

/** Receive Stock, with what is outstanding of a product in an order filled in. */
export function receivePath(productId: string, orderId: string): string {
  return `${RECEIVE_PATH}?${new URLSearchParams({ productId, orderId })}`;
}

/** Why a whole shelf is counted; any other reason is what befell one product. */
const OF_COUNTING: AdjustmentReason = 'Correction';

/** Stock Adjustment to the level that was counted, of a product that is still to be found. @param before the last reason */
export function nextCountPath(before: string): string {
  const reason = before === OF_COUNTING && { reason: before };
  return `${ADJUST_PATH}?${new URLSearchParams({ adjustmentType: 'absolute', ...reason })}`;
}

/** The same of one product. */
export function countPath(productId: string): string {
  return `${ADJUST_PATH}?productId=${encodeURIComponent(productId)}&adjustmentType=absolute`;
}

/** What of one product is to be verified. */
export function toVerifyPath(productId: string): string {
  return `${MOVEMENTS_PATH}?toVerify=true&productId=${encodeURIComponent(productId)}`;
}

/** Pages of other areas that a movement leads to. */
export function productPath(id: string): string {
  return generatePath('/products/edit/:id', { id });
}
export function orderPath(id: string): string {
  return generatePath('/orders/:id', { id });
}
