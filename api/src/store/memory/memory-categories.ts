import { findCategory } from '@stockroom/contract';
import type { CategoryRepository } from '../store';
import type { StateAccess } from './memory-state';

export function memoryCategories({ read, write }: StateAccess): CategoryRepository {
  return {
    list: async () => [...read().categories],
    async add(name) {
      const { categories } = write();
      if (findCategory(categories, name) === undefined) categories.add(name);
    },
    async remove(name) {
      write().categories.delete(name);
    },
  };
}
