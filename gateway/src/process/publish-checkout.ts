import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { whyOtherContract } from '../deployments/contract';
import { liveSetOf } from '../deployments/live-set';
import { deploy, isNews, register } from '../deployments/publish';
import { readDescription } from '../deployments/read-build';
import {
  changeDeployments,
  deploymentsFolder,
  readDeployments,
} from '../deployments/registry-file';

/**
 * Says what the server answers by, registers every remote of the checkout and deploys what was built anew.
 * @param contract of the server; undefined where that is not known
 * @returns lines for the operator: what was deployed, and what does not fit the server any more
 */
export function publishCheckout(
  checkout: string,
  dataDir: string,
  contract: string | undefined,
): string[] {
  const folder = deploymentsFolder(dataDir);
  if (contract !== undefined) changeDeployments(folder, answeredBy(contract));
  const remotes = readdirSync(checkout).filter((name) => /^mf-/.test(name));
  for (const name of remotes) {
    register(folder, readDescription(join(checkout, name, 'remote.json')));
  }
  const news = ['shell', ...remotes]
    .map((name) => join(checkout, name, 'dist'))
    .filter((dist) => existsSync(dist) && isNews(folder, dist));
  // Together, because after an update they may fit only each other.
  const deployed = deploy(folder, ...news);
  return [
    ...deployed.map(({ name, version }) => `Published ${name} ${version}`),
    ...misfits(folder),
  ];
}

function answeredBy(contract: string): Parameters<typeof changeDeployments>[1] {
  return (deployments) =>
    deployments.contract === contract ? deployments : { ...deployments, contract };
}

/** Remotes that stay live from another checkout: better one area out of order than no product. */
function misfits(folder: string): string[] {
  const deployments = readDeployments(folder);
  return liveSetOf(folder, deployments).builds.flatMap(
    (build) => whyOtherContract({ name: build.name, build }, deployments.contract) ?? [],
  );
}
