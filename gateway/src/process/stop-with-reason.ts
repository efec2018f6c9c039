import { StartError } from '@stockroom/api/node';
import { DeploymentError } from '../deployments/publish';
import { SettingsError } from '../environment';

/** Ends the process: with one line for an error that the operator can put right, with the stack for any other. */
export function stopWithReason(error: unknown): never {
  const isExpected = [StartError, SettingsError, DeploymentError].some(
    (kind) => error instanceof kind,
  );
  const reason = isExpected && error instanceof Error ? error.message : error;
  console.error("Stockroom can't go on:", reason);
  process.exit(1);
}
