import { errorCode, reasonOf, SettingsError, stopWithReason, type ErrorClass } from '../errors';

class UsageError extends Error {}

interface Command {
  usage: string;
  /** Begins the line about a failure, e.g. "Not backed up". */
  failure: string;
  /** Errors that the operator can put right, beside the usual ones. */
  expected?: ErrorClass[];
}

/** Runs a command of the operator. A failure ends the process with one line; after wrong usage, the help follows. */
export async function runCommand(
  { usage, failure, expected = [] }: Command,
  run: () => unknown,
): Promise<void> {
  const isHelp = process.argv.some((word) => ['help', '--help', '-h'].includes(word));
  if (isHelp) return console.log(usage);
  try {
    await run();
  } catch (error) {
    const isUsage =
      error instanceof UsageError || errorCode(error)?.startsWith('ERR_PARSE_ARGS') === true;
    const reason = isUsage ? new SettingsError(`${reasonOf(error)}\n\n${usage}`) : error;
    stopWithReason(failure, reason, ...expected);
  }
}

/** @throws UsageError, after which the operator reads the help */
export function refuseUsage(cause: string): never {
  throw new UsageError(cause);
}

/** The one word that this command takes. */
export function onlyWord(words: readonly string[], what: string): string {
  const [word, ...more] = words;
  return word !== undefined && more.length === 0 ? word : refuseUsage(`Name one ${what}`);
}
