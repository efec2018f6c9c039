import { join, resolve } from 'node:path';
import { readSettings } from '../environment';
import { deploy, DeploymentError, rollBack } from '../deployments/publish';
import { deploymentsFolder, readDeployments, type Track } from '../deployments/registry-file';
import { CHECKOUT } from '../process/checkout';
import { stopWithReason } from '../process/stop-with-reason';

const USAGE = `npm run remotes -- list
npm run remotes -- deploy <remote or folder of a build>
npm run remotes -- rollback <remote> [version]`;

try {
  run(process.argv.slice(2));
} catch (error) {
  stopWithReason('Not done', error);
}

function run([command, target, version]: string[]): void {
  const folder = deploymentsFolder(readSettings(process.env).dataDir);
  if (command === 'list' && target === undefined) return list(folder);
  if (command === 'deploy' && target !== undefined && version === undefined) {
    const deployed = deploy(folder, distOf(target));
    return say(`${deployed.name} ${deployed.version} is live`);
  }
  if (command === 'rollback' && target !== undefined) {
    return say(`${target} ${rollBack(folder, target, version)} is live again`);
  }
  const missing = command === 'deploy' || command === 'rollback' ? 'Which remote?' : 'Do what?';
  throw new DeploymentError(`${missing}\n${USAGE}`);
}

/** "mf-orders" is the folder of the checkout; anything with a slash is a folder of a build. */
function distOf(target: string): string {
  return target.includes('/') ? resolve(target) : join(CHECKOUT, target, 'dist');
}

function list(folder: string): void {
  const { shell, remotes } = readDeployments(folder);
  for (const [name, track] of Object.entries({ shell, ...remotes })) say(describe(name, track));
}

function describe(name: string, { live, history }: Track): string {
  const versions = history.map(({ version, deployedAt }) => {
    const mark = version === live ? '*' : ' ';
    return `  ${mark} ${version}  ${deployedAt}`;
  });
  return [live === null ? `${name} (not deployed)` : name, ...versions].join('\n');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
