import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deploy, isNews, register } from '../deployments/publish';
import { readDescription } from '../deployments/read-build';
import { deploymentsFolder } from '../deployments/registry-file';

/**
 * Registers every remote of the checkout and deploys what was built anew.
 * @returns names and versions of what was deployed
 */
export function publishCheckout(checkout: string, dataDir: string): string[] {
  const folder = deploymentsFolder(dataDir);
  const remotes = readdirSync(checkout).filter((name) => /^mf-/.test(name));
  for (const name of remotes) {
    register(folder, readDescription(join(checkout, name, 'remote.json')));
  }
  const news = ['shell', ...remotes]
    .map((name) => join(checkout, name, 'dist'))
    .filter((dist) => existsSync(dist) && isNews(folder, dist));
  // Together, because after an update they may fit only each other.
  return deploy(folder, ...news).map(({ name, version }) => `${name} ${version}`);
}
