import { NO_ROWS, type ImportRepository, type ImportRowRecord } from '../imports';
import { pageOf } from '../pagination';
import { isWithin } from '../time-span';
import type { StateAccess } from './memory-state';

export function memoryImports({ read, write }: StateAccess): ImportRepository {
  const all = () => [...read().imports.values()];
  const rowsOf = (id: string) => [...(read().importRows.get(id)?.values() ?? [])];

  function remove(id: string): void {
    const { imports, importFiles, importRows } = write();
    imports.delete(id);
    importFiles.delete(id);
    importRows.delete(id);
  }

  return {
    async list(request) {
      const { kinds, createdBy } = request.filter;
      const matching = all().filter(
        (one) => kinds.includes(one.kind) && (createdBy ?? one.createdBy) === one.createdBy,
      );
      return pageOf(matching, request);
    },
    listRunning: async () => all().filter(({ state }) => /^(applying|undoing)$/.test(state)),
    find: async (id) => read().imports.get(id) ?? null,
    lock: async (id) => read().imports.get(id) ?? null,
    async insert(imported, file) {
      write().imports.set(imported._id, imported);
      write().importFiles.set(imported._id, file);
    },
    async update(imported) {
      write().imports.set(imported._id, imported);
    },
    remove: async (id) => remove(id),
    findFile: async (id) => read().importFiles.get(id) ?? null,
    async removeFile(id) {
      write().importFiles.delete(id);
    },
    async findRows(id, { kinds, keys, line, isWritten, afterLine = 0, isDescending, limit }) {
      const matching = rowsOf(id).filter(
        (row) =>
          (kinds === undefined || kinds.includes(row.kind)) &&
          (keys === undefined || [row.key, ...row.barcodes].some((key) => keys.includes(key))) &&
          (line === undefined || row.line === line) &&
          (isWritten === undefined || (row.result !== null) === isWritten) &&
          (isWritten !== false || row.kind === 'new' || row.kind === 'changed') &&
          row.line > afterLine,
      );
      const sign = isDescending ? -1 : 1;
      return matching.sort((one, other) => sign * (one.line - other.line)).slice(0, limit);
    },
    async saveRows(id, rows) {
      const { importRows } = write();
      const saved = new Map(importRows.get(id));
      for (const row of rows) saved.set(row.line, row);
      importRows.set(id, saved);
    },
    async removeRows(id) {
      write().importRows.delete(id);
    },
    async summarize(id) {
      const inOrder = rowsOf(id).sort((one, other) => one.line - other.line);
      const rows = { ...NO_ROWS };
      for (const { kind } of inOrder) rows[kind] += 1;
      const namesOf = (field: 'newCategory' | 'newSupplier') => [
        ...new Set(inOrder.flatMap((row: ImportRowRecord) => row[field] ?? [])),
      ];
      const [categories, suppliers] = [namesOf('newCategory'), namesOf('newSupplier')];
      return { rows, missing: { categories, suppliers } };
    },
    async deleteDraftsOutside(made) {
      for (const { _id, state, createdAt } of all())
        if (state === 'draft' && !isWithin(made, createdAt)) remove(_id);
    },
    async deleteRowsBefore(now) {
      for (const { _id, state, undoUntil } of all())
        if (undoUntil !== null && undoUntil < now && !/^(applying|undoing)$/.test(state))
          write().importRows.delete(_id);
    },
  };
}
