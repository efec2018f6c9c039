import type { ImageRepository } from '../store';
import type { StateAccess } from './memory-state';

export function memoryImages({ read, write }: StateAccess): ImageRepository {
  return {
    find: async (hash) => read().images.get(hash) ?? null,
    async insert(image) {
      if (!read().images.has(image.hash)) write().images.set(image.hash, image);
    },
  };
}
