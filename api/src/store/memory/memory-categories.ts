import type { CategoryRepository } from '../store';
import type { StateAccess } from './memory-state';

export function memoryCategories({ read, write }: StateAccess): CategoryRepository {
  return {
    list: async () => [...read().categories],
    async add(name) {
      write().categories.add(name);
    },
    async remove(name) {
      write().categories.delete(name);
    },
  };
}
