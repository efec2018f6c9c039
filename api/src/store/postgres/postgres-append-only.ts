import type { Kysely } from 'kysely';
import type { ImageRepository, StockMovementRecord, StockMovementRepository } from '../store';
import type { Tables } from './tables';

export function postgresStockMovements(db: Kysely<Tables>): StockMovementRepository {
  return {
    async post(movement) {
      const { productId, balanceAfter, costAfter } = movement;
      await db
        .with('moved', (query) =>
          query
            .updateTable('products')
            .set({ current_stock: balanceAfter, average_cost: costAfter })
            .where('id', '=', productId),
        )
        .insertInto('stock_movements')
        .values(toRow(movement))
        .execute();
    },
  };
}

function toRow(movement: StockMovementRecord) {
  return {
    id: movement._id,
    product_id: movement.productId,
    product_name: movement.productName,
    product_sku: movement.productSku,
    quantity: movement.quantity,
    reason: movement.reason,
    notes: movement.notes,
    user_id: movement.userId,
    user_name: movement.userName,
    balance_after: movement.balanceAfter,
    cost_after: movement.costAfter,
    created_at: movement.createdAt,
  };
}

export function postgresImages(db: Kysely<Tables>): ImageRepository {
  return {
    async find(hash) {
      const images = db.selectFrom('images').select(['hash', 'type', 'bytes']);
      return (await images.where('hash', '=', hash).executeTakeFirst()) ?? null;
    },
    async insert({ hash, type, bytes }, now) {
      await db
        .insertInto('images')
        .values({ hash, type, bytes, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
