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
  list: (folder, targets) => {
    none(targets);
    return listDeployments(folder);
  },
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
    const removed = one(name, more);
    remove(folder, removed);
    const wayBack = isInCheckout(removed)
      ? `; npm run remotes -- deploy ${name} brings it back`
      : '';
    return `${name} is no part of the product any more${wayBack}`;
  },
  prune: (folder, targets, { keep, 'min-hours': minHours }) => {
    none(targets);
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
  if (!command) throw wrongUsage(name ? `There is no command ${name}` : 'Name a command');
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
  } catch (error) {
    throw wrongUsage(optionAtFault(error));
  }
}

/** What Node says of it is for programmers. */
function optionAtFault(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const [, option = '', value] = /'(?:-\w, )?(-[\w-]+)( <value>)?/.exec(message) ?? [];
  if (message.startsWith('Unknown')) return `There is no option ${option}`;
  return value ? `${option} needs a value` : `${option} takes no value`;
}

/** "mf-orders" is the folder of the checkout; anything with a slash is a folder of a build. */
function distOf(target: string): string {
  if (target.includes('/')) return resolve(target);
  if (isInCheckout(target)) return join(CHECKOUT, target, 'dist');
  throw new DeploymentError(
    `There is no ${target} in this checkout. Name one of its remotes, or a folder of a build by its path.`,
  );
}

function isInCheckout(name: string): boolean {
  return existsSync(join(CHECKOUT, name));
}

function none(targets: string[]): void {
  if (targets.length > 0)
    throw wrongUsage(`This command takes no name, and there is ${targets[0]}`);
}

function atLeastOne(targets: string[]): string[] {
  if (targets.length > 0) return targets;
  throw wrongUsage('Name a remote, or the folder of a build');
}

function one(name: string | undefined, more: string[]): string {
  if (name !== undefined && more.length === 0) return name;
  throw wrongUsage('Name one remote');
}

function wholeNumber(option: string, value: string | undefined, min: number): number {
  if (value !== undefined && /^\d+$/.test(value) && Number(value) >= min) return Number(value);
  throw wrongUsage(`${option} needs a whole number from ${min}`);
}

/** The cause first: the help is long. */
function wrongUsage(cause: string): DeploymentError {
  return new DeploymentError(`${cause}\n\n${USAGE}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
