import { DeploymentError } from './deployment-error';
import type { Built } from './read-build';
import { isLater, satisfiesCaret } from './versions';

/** Of builds and servers that do not say: they are from before it was counted. */
export const FIRST_CONTRACT = '1.0.0';

/** @throws DeploymentError when the server does not answer what the build will ask */
export function refuseOtherContract(built: Pick<Built, 'name' | 'build'>, served: string): void {
  const reason = whyOtherContract(built, served);
  if (reason !== null) throw new DeploymentError(reason);
}

/**
 * The same of what a checkout would build, before it does.
 * @throws DeploymentError when the server does not answer it
 */
export function refuseOtherCheckout(contract: string, served: string): void {
  const reason = whyOther('This checkout is for', contract, served);
  if (reason !== null) throw new DeploymentError(reason);
}

/**
 * Why a build does not fit the server, and what to do; null when it does.
 * @param served the contract of the server
 */
export function whyOtherContract(
  { name, build: { version, contract = FIRST_CONTRACT } }: Pick<Built, 'name' | 'build'>,
  served: string,
): string | null {
  return whyOther(`${name} ${version} was built for`, contract, served);
}

function whyOther(what: string, contract: string, served: string): string | null {
  if (satisfiesCaret(served, contract)) return null;
  const versions = `${what} contract ${contract}, the server has ${served}`;
  return isLater(contract, served)
    ? `${versions} and would refuse what it asks. Start the product again first, from the same checkout (npm start, or npm run api where that runs apart).`
    : `${versions} and answers it no longer. Build it again from the checkout of the server and deploy that.`;
}
