import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DeploymentError } from '../deployments/deployment-error';
import { prune } from '../deployments/prune';
import { deploy } from '../deployments/publish';
import { deploymentsFolder } from '../deployments/registry-file';
import { disable, enable, remove, rollBack } from '../deployments/switch';
import { readSettings } from '../environment';
import { CHECKOUT } from '../process/checkout';
import { stopWithReason } from '../process/stop-with-reason';
import { listDeployments } from './list-deployments';
import { USAGE } from './usage';

const HOUR_MS = 60 * 60 * 1000;

type Values = ReturnType<typeof readArguments>['values'];
type Command = (folder: string, targets: string[], values: Values) => string | string[];

const COMMANDS: Record<string, Command> = {
  list: (folder) => listDeployments(folder),
  deploy: (folder, targets) =>
    deploy(folder, ...atLeastOne(targets).map(distOf)).map(
      ({ name, version }) => `${name} ${version} is live`,
    ),
  rollback: (folder, [name, version, ...more]) =>
    `${name} ${rollBack(folder, one(name, more), version)} is live again`,
  disable: (folder, [name, ...more]) =>
    `${name} ${disable(folder, one(name, more))} is out of service; its menu entry stays`,
  enable: (folder, [name, ...more]) => `${name} ${enable(folder, one(name, more))} is live again`,
  remove: (folder, [name, ...more]) => {
    remove(folder, one(name, more));
    return `${name} is no part of the product any more; deploying brings it back`;
  },
  prune: (folder, _targets, { keep, 'min-hours': minHours }) => {
    const before = new Date(Date.now() - wholeNumber('--min-hours', minHours, 0) * HOUR_MS);
    const deleted = prune(folder, { keep: wholeNumber('--keep', keep, 1), before });
    return deleted.length > 0
      ? deleted.map((version) => `Deleted ${version}`)
      : 'Nothing to delete';
  },
};

try {
  run(process.argv.slice(2));
} catch (error) {
  stopWithReason('Not done', error);
}

function run(args: string[]): void {
  const { positionals, values } = readArguments(args);
  const [name = '', ...targets] = positionals;
  if (values.help || name === 'help') return say(USAGE);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new DeploymentError(`${name ? `"${name}"?` : 'Do what?'}\n\n${USAGE}`);
  const folder = deploymentsFolder(readSettings(process.env).dataDir);
  for (const line of [command(folder, targets, values)].flat()) say(line);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        keep: { type: 'string' },
        'min-hours': { type: 'string', default: '24' },
      },
    });
  } catch {
    // What Node says of it is for programmers; the usage says which options there are and what they take.
    const options = args.filter((argument) => argument.startsWith('-'));
    throw new DeploymentError(`"${options.join(' ')}"?\n\n${USAGE}`);
  }
}

/** "mf-orders" is the folder of the checkout; anything with a slash is a folder of a build. */
function distOf(target: string): string {
  if (target.includes('/')) return resolve(target);
  if (existsSync(join(CHECKOUT, target))) return join(CHECKOUT, target, 'dist');
  throw new DeploymentError(
    `There is no ${target} in this checkout. Name one of its remotes, or a folder of a build by its path.`,
  );
}

function atLeastOne(targets: string[]): string[] {
  if (targets.length > 0) return targets;
  throw new DeploymentError(`Which remote?\n\n${USAGE}`);
}

function one(name: string | undefined, more: string[]): string {
  if (name !== undefined && more.length === 0) return name;
  throw new DeploymentError(`Name exactly one remote\n\n${USAGE}`);
}

function wholeNumber(option: string, value: string | undefined, min: number): number {
  if (value !== undefined && /^\d+$/.test(value) && Number(value) >= min) return Number(value);
  throw new DeploymentError(`${option} needs a whole number from ${min}\n\n${USAGE}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
