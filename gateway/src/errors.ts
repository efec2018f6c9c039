import { StartError } from '@stockroom/api/start-error';
import { inEnglish, type Text } from '@stockroom/contract';

/** A wrong setting. The operator reads the message, which is one line. */
export class SettingsError extends Error {}

/** Ends a refusal that one checkout would mend: not every team has it. */
export const OWN_REPOSITORY =
  'A repository of its own gets the packages of that checkout by npm run packages.';

/** A build, version or remote that cannot be deployed or switched. The message says what, why and what to do, in English. */
export class DeploymentError extends Error {
  constructor(readonly text: Text | string) {
    super(inEnglish(text));
  }
}

/** The code of an error of Node, e.g. "ENOENT". */
export function errorCode(error: unknown): string | undefined {
  const code: unknown =
    typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

export function isMissing(error: unknown): boolean {
  return errorCode(error) === 'ENOENT';
}

/** The message of an error, for a line to the operator. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export type ErrorClass = new (...args: never[]) => Error;

/**
 * Ends the process: with one line for an error that the operator can put right, with the stack for any other.
 * @param failure what did not work, e.g. "Stockroom cannot start"
 * @param more kinds of errors that the operator can put right
 */
export function stopWithReason(failure: string, error: unknown, ...more: ErrorClass[]): never {
  const expected = [SettingsError, DeploymentError, StartError, ...more];
  // Of a file, a disk or a connection: its message names what failed where.
  const isOfSystem = error instanceof Error && 'syscall' in error;
  const isLine = isOfSystem || expected.some((kind) => error instanceof kind);
  console.error(`${failure}:`, isLine ? reasonOf(error) : error);
  process.exit(1);
}
