import { refuseOtherCheckout } from '../deployments/contract';
import { deploymentsFolder, readDeployments } from '../deployments/registry-file';
import { readSettings } from '../environment';
import { stopWithReason } from '../process/stop-with-reason';

/**
 * Ends the process when the server would refuse what this checkout builds: said before, not after a build.
 * @param contract of the checkout
 */
export function checkContract(contract: string): void {
  try {
    const folder = deploymentsFolder(readSettings(process.env).dataDir);
    refuseOtherCheckout(contract, readDeployments(folder).contract);
  } catch (error) {
    stopWithReason('Not done', error);
  }
}
