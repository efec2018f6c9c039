import type { StockMovement } from '@stockroom/contract';
import { ApiError, notFound } from '../errors';
import { isId } from '../ids';
import { noticeVerified } from '../notifications/notice';
import type { StockMovementRecord } from '../store/stock-movements';
import type { Repositories } from '../store/store';
import type { Work } from '../work';

/** The stock of a product was counted: that settles all of it that was to be verified. The product is locked. */
export async function verifyByCount(
  work: Work,
  { productId, createdAt }: Pick<StockMovement, 'productId' | 'createdAt'>,
): Promise<void> {
  const open = await work.repositories.stockMovements.findToVerify(productId);
  if (open.length > 0) await settle(work, productId, open, createdAt);
}

/**
 * Settles one correction where the books turned out to be right, so that there was nothing to adjust. Whoever comes
 * second finds it settled. Of an archived product too, which nobody can adjust.
 * @throws ApiError NOT_FOUND; VALIDATION_FAILED for a movement that was never to be verified
 */
export async function verifyMovement(work: Work, id: string): Promise<StockMovementRecord> {
  const { productId, toVerify } = await findMovement(work.repositories, id);
  if (!toVerify)
    throw new ApiError('VALIDATION_FAILED', 'This stock movement was never to be verified');
  // Of two who verify the last marks of a product at once, the second has to see that none is left.
  await work.repositories.products.lock([productId]);
  await settle(work, productId, [id], work.now);
  return findMovement(work.repositories, id);
}

async function settle(
  work: Work,
  productId: string,
  movementIds: readonly string[],
  at: string,
): Promise<void> {
  const { repositories, actor } = work;
  const { stockMovements } = repositories;
  await stockMovements.verify(movementIds, { userId: actor.id, userName: actor.name, at });
  const open = await stockMovements.findToVerify(productId);
  if (open.length === 0) await noticeVerified(work, productId);
}

async function findMovement(
  { stockMovements }: Repositories,
  id: string,
): Promise<StockMovementRecord> {
  const movement = isId(id) ? await stockMovements.find(id) : null;
  if (!movement) throw notFound('Stock movement');
  return movement;
}
