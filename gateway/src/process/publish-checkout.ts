import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescription } from '@stockroom/contract';
import { deploy, isNews, readJson, register } from '../deployments/publish';
import { deploymentsFolder } from '../deployments/registry-file';

/**
 * Registers every remote of the checkout and deploys what was built anew.
 * @returns names and versions of what was deployed
 */
export function publishCheckout(checkout: string, dataDir: string): string[] {
  const folder = deploymentsFolder(dataDir);
  const remotes = readdirSync(checkout).filter((name) => /^mf-/.test(name));
  for (const name of remotes) {
    register(folder, readJson<RemoteDescription>(join(checkout, name, 'remote.json')));
  }
  return ['shell', ...remotes]
    .map((name) => join(checkout, name, 'dist'))
    .filter((dist) => existsSync(dist) && isNews(folder, dist))
    .map((dist) => deploy(folder, dist))
    .map(({ name, version }) => `${name} ${version}`);
}
