import { recordChange } from '../changes/record-change';
import type { ApiDependencies } from '../dependencies';
import { ApiError } from '../errors';
import type { ImportRecord, ImportRowRecord } from '../store/imports';
import type { Repositories } from '../store/store';
import type { Work } from '../unit-of-work';
import { applyRows } from './apply-rows';
import { nameOfRow, undoMade, undoRows } from './undo-rows';

type Home = Pick<ApiDependencies, 'store' | 'clock' | 'log'>;

const BATCH = 250;

/** Those of this process. Other processes may work on the same import: a batch locks it. */
const running = new Map<string, Promise<void>>();

/** Goes on with all imports that a process has begun. Its home calls it at the start and every minute or so. */
export async function runImports(home: Home): Promise<void> {
  const imports = await home.store.repositories.imports.listRunning();
  await Promise.all(imports.map(({ _id }) => runImport(home, _id)));
}

/** Applies or undoes an import to its end, in batches of one transaction each. It never fails; the log says why it stops. */
export function runImport(home: Home, id: string): Promise<void> {
  const { log } = home;
  const known = running.get(id);
  if (known) return known;
  const run = runToEnd(home, id)
    .catch((error: unknown) => log.error({ err: error }, 'an import stopped'))
    .finally(() => running.delete(id));
  running.set(id, run);
  return run;
}

async function runToEnd(home: Home, id: string): Promise<void> {
  let isAtWork = true;
  while (isAtWork) isAtWork = await runBatch(home, id, BATCH);
}

/** @returns false when nothing is left to do */
async function runBatch(home: Home, id: string, limit: number): Promise<boolean> {
  let rows: ImportRowRecord[] = [];
  try {
    return await inBatch(home, id, async (work, imported) => {
      rows = await nextRows(work.repositories, imported, limit);
      return rows.length === 0 ? finish(work, imported) : writeRows(work, imported, rows);
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [first] = rows;
    if (!first) throw error;
    if (limit === 1) return refuseRow(home, id, first, error);
    // A row is refused, and its batch with it: these rows have a transaction each.
    for (let count = rows.length; count > 0; count -= 1)
      if (!(await runBatch(home, id, 1))) return false;
    return true;
  }
}

async function writeRows(
  work: Work,
  imported: ImportRecord,
  rows: readonly ImportRowRecord[],
): Promise<ImportRecord> {
  const { imports } = work.repositories;
  const done = imported.done + rows.length;
  if (imported.state === 'applying') {
    await imports.saveRows(imported._id, await applyRows(work, imported, rows));
    return { ...imported, done };
  }
  const kept = await undoRows(work, imported, rows);
  await imports.saveRows(
    imported._id,
    rows.map((row) => ({ ...row, result: null })),
  );
  return { ...imported, done, kept: [...imported.kept, ...kept] };
}

/** Goes on without a row that a service has refused. */
function refuseRow(
  home: Home,
  id: string,
  { line }: ImportRowRecord,
  { text, details }: ApiError,
): Promise<boolean> {
  return inBatch(home, id, async ({ repositories: { imports } }, imported) => {
    const [row] = await nextRows({ imports }, imported, 1);
    // Another process may have been here since.
    if (row?.line !== line) return imported;
    if (imported.state === 'undoing') {
      await imports.saveRows(id, [{ ...row, result: null }]);
      return { ...imported, done: imported.done + 1, kept: [...imported.kept, nameOfRow(row)] };
    }
    const [problem = text] = Object.values(details.fieldErrors ?? {});
    await imports.saveRows(id, [{ ...row, kind: 'refused', problem }]);
    const { [row.kind]: count, refused } = imported.rows;
    return { ...imported, rows: { ...imported.rows, [row.kind]: count - 1, refused: refused + 1 } };
  });
}

/** Locks an import that is at work, and stores what `run` makes of it. */
async function inBatch(
  { store, clock }: Home,
  id: string,
  run: (work: Work, imported: ImportRecord) => Promise<ImportRecord>,
): Promise<boolean> {
  return store.transaction(async (repositories) => {
    const stored = await repositories.imports.lock(id);
    if (!stored?.actor || !isRunning(stored)) return false;
    const now = clock.now().toISOString();
    await repositories.signTransaction(stored.actor.name);
    const { categories, suppliers, ...others } = stored.made;
    // The transaction may run again.
    const made = { ...others, categories: [...categories], suppliers: [...suppliers] };
    const work = { repositories, actor: stored.actor, now };
    const imported = await run(work, { ...stored, made });
    await repositories.imports.update(imported);
    return isRunning(imported);
  });
}

export function isRunning({ state }: Pick<ImportRecord, 'state'>): boolean {
  return state === 'applying' || state === 'undoing';
}

/** The next rows to write, or to take back from the last one on. */
function nextRows(
  { imports }: Pick<Repositories, 'imports'>,
  { _id, state }: ImportRecord,
  limit: number,
): Promise<ImportRowRecord[]> {
  if (state === 'undoing')
    return imports.findRows(_id, { isWritten: true, isDescending: true, limit });
  return imports.findRows(_id, { isWritten: false, limit });
}

async function finish(work: Work, imported: ImportRecord): Promise<ImportRecord> {
  if (imported.state === 'applying') {
    const applied: ImportRecord = { ...imported, state: 'applied' };
    await recordImport(work, applied);
    return applied;
  }
  const kept = await undoMade(work, imported);
  const undone: ImportRecord = { ...imported, state: 'undone', kept: [...imported.kept, ...kept] };
  await recordImport(work, undone);
  return undone;
}

/** Adds an import to the history when it ends, with the number of its rows. */
export async function recordImport(work: Work, imported: ImportRecord): Promise<void> {
  const { _id, fileName, done, kept, state } = imported;
  const isUndone = state === 'undone';
  const after = { _id, fileName, rows: done, ...(isUndone && { kept: kept.length }) };
  const action = isUndone ? 'undone' : 'imported';
  await recordChange(work, { entity: 'import', action, before: null, after });
}
