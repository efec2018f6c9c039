import type { ChangeRepository } from '../changes';
import type { StateAccess } from './memory-state';
import { newestOf } from './newest-of';

export function memoryChanges({ read, write }: StateAccess): ChangeRepository {
  return {
    async list(request) {
      const { entity, entityId } = request.filter;
      const matching = [...read().changes.values()].filter(
        (change) =>
          (entity === undefined || change.entity === entity) &&
          (entityId === undefined || change.entityId === entityId),
      );
      return newestOf(matching, request, ({ at }) => at);
    },
    async insert(change) {
      write().changes.set(change._id, change);
    },
  };
}
