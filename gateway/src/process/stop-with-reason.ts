import { BackupError, StartError } from '@stockroom/api/node';
import { DeploymentError } from '../deployments/deployment-error';
import { SettingsError } from '../environment';

/**
 * Ends the process: with one line for an error that the operator can put right, with the stack for any other.
 * @param failure what did not work, e.g. "Stockroom cannot start"
 */
export function stopWithReason(failure: string, error: unknown): never {
  const isExpected = [StartError, SettingsError, DeploymentError, BackupError].some(
    (kind) => error instanceof kind,
  );
  const reason = isExpected && error instanceof Error ? error.message : error;
  console.error(`${failure}:`, reason);
  process.exit(1);
}
