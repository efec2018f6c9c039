import { DeploymentError } from '../deployments/deployment-error';
import { SettingsError } from '../environment';

type ErrorClass = new (...args: never[]) => Error;

/**
 * Ends the process: with one line for an error that the operator can put right, with the stack for any other.
 * @param failure what did not work, e.g. "Stockroom cannot start"
 * @param more kinds of errors that the operator can put right. Those of the API are named by who uses it: a command that
 *   only deploys starts in half the time without it
 */
export function stopWithReason(failure: string, error: unknown, ...more: ErrorClass[]): never {
  const isExpected = [SettingsError, DeploymentError, ...more].some(
    (kind) => error instanceof kind,
  );
  const reason = isExpected && error instanceof Error ? error.message : error;
  console.error(`${failure}:`, reason);
  process.exit(1);
}
