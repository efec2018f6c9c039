import type { OperationFields, Operations } from '@stockroom/contract';
import { DeploymentError, OWN_REPOSITORY } from '../errors';
import type { Built } from './read-build';
import type { ReleaseDatabase } from './release-tables';

/** Remembers the operations of the process that starts, by which every process and command checks builds. */
export async function saveServedOperations(db: ReleaseDatabase, served: Operations): Promise<void> {
  const operations = JSON.stringify(served);
  await db
    .insertInto('served_operations')
    .values({ operations })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ operations }))
    .execute();
}

/** @throws DeploymentError when no process has started with this database yet */
export async function readServedOperations(db: ReleaseDatabase): Promise<Operations> {
  const row = await db.selectFrom('served_operations').select('operations').executeTakeFirst();
  if (row) return row.operations;
  throw new DeploymentError('The product has not been started yet: run npm start first.');
}

/** @throws DeploymentError when the server does not answer what the build will ask */
export function refuseUnknownOperations(
  built: Pick<Built, 'name' | 'build'>,
  served: Operations,
): void {
  const reason = operationConflict(built, served);
  if (reason !== null) throw new DeploymentError(reason);
}

/**
 * Why a build does not fit the server, and what to do; null when it fits. A build that names no operations fits: it was
 * made before builds named them.
 */
export function operationConflict(
  { name, build: { version, operations = {} } }: Pick<Built, 'name' | 'build'>,
  served: Operations,
): string | null {
  const conflicts = Object.entries(operations).flatMap(([operation, known]) => {
    const fields = served[operation];
    const conflict = fields ? fieldConflict(known, fields) : 'the server does not have it';
    return conflict ? [`${operation}: ${conflict}`] : [];
  });
  if (conflicts.length === 0) return null;
  return (
    `${name} ${version} does not fit the API of the server. ${conflicts.join('; ')}. ` +
    'If the build is newer, start the product again first, from the same checkout (npm start). ' +
    `If the server is newer, build it again from the checkout of the server and deploy that. ${OWN_REPOSITORY}`
  );
}

/** The first field in which a client and the server no longer understand each other. */
function fieldConflict(known: OperationFields, served: OperationFields): string | undefined {
  for (const path of new Set([...Object.keys(known), ...Object.keys(served)])) {
    const parent = path.replace(/(\[\]|\.[^.[]+)$/, '');
    const isInBoth = parent in known && parent in served;
    // What is inside a field that only one side has says nothing more than the field itself.
    if (parent !== path && parent !== 'query' && !isInBoth) continue;
    const conflict = path.startsWith('answer')
      ? answerConflict(path, known[path], served[path])
      : requestConflict(path, known[path], served[path]);
    if (conflict) return conflict;
  }
  return undefined;
}

/** The client must be able to read all that the server may answer. */
function answerConflict(path: string, known?: string, served = MISSING): string | undefined {
  if (known === undefined || includesTypes(known, served)) return undefined;
  if (served === MISSING) return `the server does not send ${path}`;
  return `the server sends ${path} as ${served}, not as ${known}`;
}

/** The server must accept all that the client may send. */
function requestConflict(path: string, known = MISSING, served?: string): string | undefined {
  if (served === undefined) return `the server does not accept ${path}`;
  if (includesTypes(served, known)) return undefined;
  if (known === MISSING) return `the server demands ${path}`;
  return `the server accepts ${path} as ${served}, not as ${known}`;
}

const MISSING = 'undefined';

/** Whether every type of `inner` is one of `outer`; each is a list such as "string | undefined". */
function includesTypes(outer: string, inner: string): boolean {
  const all = outer.split(' | ');
  return inner
    .split(' | ')
    .every((type) => all.includes(type) || (type.startsWith("'") && all.includes('string')));
}
