import { sql, type Kysely } from 'kysely';
import {
  NO_ROWS,
  type ImportRecord,
  type ImportRepository,
  type ImportRowRecord,
} from '../imports';
import { allOf } from './conditions';
import { listPage, type Found } from './lists/list-page';
import { first } from './queries';
import type { Tables } from './tables';

const RECORD = ['id as _id', 'kind', 'state', 'created_at', 'undo_until', 'details'] as const;

/** In the words of the index. */
const TO_WRITE = sql`not is_written and kind in ('new', 'changed')`;

export function postgresImports(db: Kysely<Tables>): ImportRepository {
  const imports = () => db.selectFrom('imports').select(RECORD);
  const read = async (query: ReturnType<typeof imports>) => {
    const row = await first(query);
    return row && recordOf(row);
  };
  const namesOf = async (id: string, field: 'newCategory' | 'newSupplier') => {
    const { rows } = await sql<{ name: string }>`
      select details ->> ${sql.lit(field)} as name from import_rows
      where import_id = ${id} and details ->> ${sql.lit(field)} is not null
      group by 1 order by min(line)`.execute(db);
    return rows.map(({ name }) => name);
  };
  return {
    async list(request) {
      const { kinds, createdBy } = request.filter;
      const found = (): Found =>
        sql`select id, created_at as key from imports where ${allOf(
          sql`kind = any(${kinds}::text[])`,
          createdBy !== undefined && sql`details ->> 'createdBy' = ${createdBy}`,
        )}`;
      const source = { name: 'imports', found, isGathered: false, records: imports() };
      const page = await listPage(db, source, request);
      return { ...page, records: page.records.map(recordOf) };
    },
    async listRunning() {
      const running = imports().where(sql<boolean>`state in ('applying', 'undoing')`);
      return (await running.orderBy('id').execute()).map(recordOf);
    },
    find: (id) => read(imports().where('id', '=', id)),
    lock: (id) => read(imports().where('id', '=', id).forUpdate()),
    async insert(imported, bytes) {
      await db.insertInto('imports').values(rowOf(imported)).execute();
      await db.insertInto('import_files').values({ import_id: imported._id, bytes }).execute();
    },
    async update(imported) {
      const { id, ...changes } = rowOf(imported);
      await db.updateTable('imports').set(changes).where('id', '=', id).execute();
    },
    async remove(id) {
      await db.deleteFrom('imports').where('id', '=', id).execute();
    },
    async findFile(id) {
      const file = db.selectFrom('import_files').select('bytes').where('import_id', '=', id);
      return (await first(file))?.bytes ?? null;
    },
    async removeFile(id) {
      await db.deleteFrom('import_files').where('import_id', '=', id).execute();
    },
    async findRows(id, { kinds, keys, line, isWritten, afterLine, isDescending, limit }) {
      const { rows } = await sql<{ line: number; details: ImportRowRecord }>`
        select line, details from import_rows where ${allOf(
          sql`import_id = ${id}`,
          kinds && sql`kind = any(${kinds}::text[])`,
          keys && sql`(key = any(${keys}::text[]) or details -> 'barcodes' ?| ${keys}::text[])`,
          line !== undefined && sql`line = ${line}`,
          isWritten === true && sql`is_written`,
          isWritten === false && TO_WRITE,
          afterLine !== undefined && sql`line > ${afterLine}`,
        )} order by line ${sql.raw(isDescending ? 'desc' : 'asc')} limit ${limit ?? null}`.execute(
        db,
      );
      return rows.map((row) => ({ ...ROW_OF_OLDER, ...row.details, line: row.line }));
    },
    async saveRows(id, rows) {
      const saved = rows.map((row) => ({
        line: row.line,
        kind: row.kind,
        key: row.key,
        is_written: row.result !== null,
        details: row,
      }));
      await sql`
        insert into import_rows (import_id, line, kind, key, is_written, details)
        select ${id}::uuid, line, kind, key, is_written, details
        from jsonb_to_recordset(${JSON.stringify(saved)}::jsonb)
          as saved (line integer, kind text, key text, is_written boolean, details jsonb)
        on conflict (import_id, line) do update set kind = excluded.kind, key = excluded.key,
          is_written = excluded.is_written, details = excluded.details`.execute(db);
    },
    async removeRows(id) {
      await db.deleteFrom('import_rows').where('import_id', '=', id).execute();
    },
    async summarize(id) {
      const { rows } = await sql<{ kind: keyof typeof NO_ROWS; count: number }>`
        select kind, count(*)::int as count from import_rows where import_id = ${id}
        group by kind`.execute(db);
      const counts = Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
      const categories = await namesOf(id, 'newCategory');
      const suppliers = await namesOf(id, 'newSupplier');
      return { rows: { ...NO_ROWS, ...counts }, missing: { categories, suppliers } };
    },
    async deleteDraftsOutside({ from, to }) {
      await sql`delete from imports where state = 'draft'
        and (created_at <= ${from}::timestamptz or created_at > ${to}::timestamptz)`.execute(db);
    },
    async deleteRowsBefore(now) {
      await sql`delete from import_rows where import_id in (
        select id from imports where undo_until < ${now}::timestamptz
          and state not in ('applying', 'undoing'))`.execute(db);
    },
  };
}

/** What the first imports lack. */
const OF_OLDER = {
  stockDate: null,
  countedAt: null,
  written: 0,
  decimals: [],
  defaultCategory: '',
  defaultSupplier: '',
  lastSkuNumber: 0,
};
/** What rows of earlier drafts lack. */
const ROW_OF_OLDER = { barcodes: [] };

function recordOf({
  _id,
  kind,
  state,
  created_at: createdAt,
  undo_until: undoUntil,
  details,
}: Pick<ImportRecord, '_id' | 'kind' | 'state'> & {
  created_at: string;
  undo_until: string | null;
  details: unknown;
}): ImportRecord {
  return { ...OF_OLDER, ...(details as ImportRecord), _id, kind, state, createdAt, undoUntil };
}

function rowOf({ _id, kind, state, createdAt, undoUntil, ...details }: ImportRecord) {
  return {
    id: _id,
    kind,
    state,
    created_at: createdAt,
    undo_until: undoUntil,
    details: JSON.stringify(details),
  };
}
