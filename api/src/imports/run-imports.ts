import type { Text } from '@stockroom/contract';
import { recordChange } from '../changes/record-change';
import type { ApiDependencies } from '../dependencies';
import { ApiError } from '../errors';
import type { ImportRecord, ImportRowRecord } from '../store/imports';
import type { Repositories } from '../store/store';
import type { Work } from '../unit-of-work';
import { applyRow, makeMissing } from './apply-rows';
import { joinCalls } from './join-calls';
import { nameOfRow, undoMade, undoRow } from './undo-rows';

type Home = Pick<ApiDependencies, 'store' | 'clock' | 'log'>;

const BATCH = 100;

/** Those of this process. Other processes may work on the same import: a batch locks it. */
const running = new Map<string, Promise<void>>();

/** Goes on with all imports that a process has begun. Its home calls it at the start and every hour or so. */
export async function runImports(home: Home): Promise<void> {
  const imports = await home.store.repositories.imports.listRunning();
  await Promise.all(imports.map(({ _id }) => runImport(home, _id)));
}

/** Applies or undoes an import to its end, in batches of one transaction each. It never fails; the log says why it stops. */
export function runImport(home: Home, id: string): Promise<void> {
  const { log } = home;
  const known = running.get(id);
  if (known) return known;
  const run = runBatches(home, id)
    .catch((error: unknown) => log.error({ err: error }, 'an import stopped'))
    .finally(() => running.delete(id));
  running.set(id, run);
  return run;
}

async function runBatches(home: Home, id: string): Promise<void> {
  for (;;) {
    try {
      if (!(await runBatch(home, id, BATCH))) return;
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      // One row is refused, and the whole batch with it: from here on, each row has a transaction of its own.
      for (let row = 0; row < BATCH; row += 1) if (!(await runRow(home, id))) return;
    }
  }
}

async function runRow(home: Home, id: string): Promise<boolean> {
  try {
    return await runBatch(home, id, 1);
  } catch (error) {
    if (!(error instanceof RowError)) throw error;
    const { line, text } = error;
    return inBatch(home, id, async (work, imported) => {
      const [row] = await nextRows(work.repositories, imported, 1);
      // Another process may have been here since.
      if (row?.line !== line) return imported;
      return imported.state === 'applying'
        ? refuseRow(work.repositories, imported, row, text)
        : keepRow(work.repositories, imported, row);
    });
  }
}

/** A row that a service has refused. */
class RowError extends Error {
  constructor(
    readonly line: number,
    readonly text: Text | string,
  ) {
    super();
  }
}

/** @returns false when nothing is left to do */
function runBatch(home: Home, id: string, limit: number): Promise<boolean> {
  return inBatch(home, id, async (work, imported) => {
    const rows = await nextRows(work.repositories, imported, limit);
    if (rows.length === 0) return finish(work, imported);
    const kept: string[] = [];
    if (imported.state === 'applying') await makeMissing(work, imported, rows);
    const together = { ...work, repositories: joinCalls(work.repositories) };
    const failures: unknown[] = [];
    const written = await Promise.all(
      rows.map((row) =>
        refusable(row, async (): Promise<ImportRowRecord> => {
          if (imported.state === 'applying')
            return { ...row, result: await applyRow(together, imported, row) };
          const name = await undoRow(together, imported, row);
          if (name !== null) kept.push(name);
          return { ...row, result: null };
        }).catch((error: unknown) => {
          failures.push(error);
          return row;
        }),
      ),
    );
    // A refusal makes other rows of the transaction fail too.
    const [failure] = failures;
    if (failure) throw failures.find((one) => one instanceof RowError) ?? failure;
    await work.repositories.imports.saveRows(id, written);
    return {
      ...imported,
      done: imported.done + rows.length,
      kept: [...imported.kept, ...kept],
    };
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
    const { categories, suppliers } = stored.made;
    // The transaction may run again.
    const made = { categories: [...categories], suppliers: [...suppliers] };
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
  { imports }: Repositories,
  { _id, state }: ImportRecord,
  limit: number,
): Promise<ImportRowRecord[]> {
  if (state === 'undoing')
    return imports.findRows(_id, { isWritten: true, isDescending: true, limit });
  return imports.findRows(_id, { isWritten: false, limit });
}

async function refusable<Result>(
  { line }: ImportRowRecord,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [reason = error.text] = Object.values(error.details.fieldErrors ?? {});
    throw new RowError(line, reason);
  }
}

async function refuseRow(
  { imports }: Repositories,
  imported: ImportRecord,
  row: ImportRowRecord,
  problem: Text | string,
): Promise<ImportRecord> {
  await imports.saveRows(imported._id, [{ ...row, kind: 'refused', problem }]);
  const { [row.kind]: count, refused } = imported.rows;
  return { ...imported, rows: { ...imported.rows, [row.kind]: count - 1, refused: refused + 1 } };
}

async function keepRow(
  { imports }: Repositories,
  imported: ImportRecord,
  row: ImportRowRecord,
): Promise<ImportRecord> {
  await imports.saveRows(imported._id, [{ ...row, result: null }]);
  return { ...imported, done: imported.done + 1, kept: [...imported.kept, nameOfRow(row)] };
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
