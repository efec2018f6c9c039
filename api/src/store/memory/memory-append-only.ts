import type { ImageRepository, StockMovementRepository } from '../store';
import type { StateAccess } from './memory-state';

export function memoryStockMovements({ read, write }: StateAccess): StockMovementRepository {
  return {
    async post(movement) {
      const product = read().products.get(movement.productId);
      if (!product) throw new Error('A movement needs its product');
      if (movement.balanceAfter < 0) throw new Error('Stock is never below 0');
      const { stockMovements, products } = write();
      stockMovements.set(movement._id, movement);
      products.set(product._id, {
        ...product,
        currentStock: movement.balanceAfter,
        averageCost: movement.costAfter,
      });
    },
  };
}

export function memoryImages({ read, write }: StateAccess): ImageRepository {
  return {
    find: async (hash) => read().images.get(hash) ?? null,
    async insert(image) {
      if (!read().images.has(image.hash)) write().images.set(image.hash, image);
    },
  };
}
