import type {
  RelativeAdjustment,
  StockMovement,
  StockMovementList,
  StockMovementWriteResult,
} from '@stockroom/contract';
import type { renderRemote } from '@stockroom/shared-ui/testing';

type Request = Awaited<ReturnType<typeof renderRemote>>['request'];

/** Posts an adjustment through the API. */
export async function adjustStock(
  request: Request,
  input: Partial<RelativeAdjustment> & Pick<RelativeAdjustment, 'productId' | 'adjustmentAmount'>,
): Promise<StockMovement> {
  const body = { reason: 'Correction', notes: '', ...input };
  const response = await request('stock-movements/adjustments', { method: 'POST', body });
  if (!response.ok) throw new Error(`The API refused: ${await response.text()}`);
  return ((await response.json()) as StockMovementWriteResult).movement;
}

/** Returns all stock movements, the newest first. */
export async function listMovements(request: Request, query = ''): Promise<StockMovement[]> {
  const answer = await request(`stock-movements${query}`);
  return ((await answer.json()) as StockMovementList).movements;
}
