import { SettingsError } from '../environment';

type ErrorClass = new (message: string) => Error;

/** Ends the process with the one line of an error that the operator can put right; others keep their stack. */
export function stopOnSettingsError(error: unknown, expected: ErrorClass[] = []): never {
  const isExpected = [SettingsError, ...expected].some((kind) => error instanceof kind);
  if (!(error instanceof Error) || !isExpected) throw error;
  process.stderr.write(`Stockroom can't start: ${error.message}\n`);
  process.exit(1);
}
