import {
  DASHBOARD_SHORTCUT,
  linksOf,
  ownsPath,
  type RemoteBuild,
  type SharedModule,
  type ShellBuild,
} from '@stockroom/contract';
import { satisfies } from 'semver';
import { DeploymentError, OWN_REPOSITORY } from '../errors';
import type { ListedRemote } from './release-tables';
import { whyTypesDiffer } from './type-fit';

/** Releases that would be live together. */
export interface LiveSet {
  shell: ShellBuild | null;
  /** Live remotes. */
  builds: RemoteBuild[];
  /** All remotes, live or not: their paths and menu entries are taken in any case. */
  descriptions: ListedRemote[];
}

/** @throws DeploymentError when two of them want the same, or a remote needs what the shell does not provide */
export function refuseConflicts({ shell, builds, descriptions }: LiveSet): void {
  descriptions.forEach((description, index) => {
    const others = descriptions.slice(0, index);
    refuseTakenPaths(description, others, shell);
    refuseTakenLabels(description, others);
    refuseTakenShortcuts(description, others);
  });
  if (shell) refuseMissingModules(builds, shell);
}

function refuseTakenPaths(
  { name, basePaths }: ListedRemote,
  others: ListedRemote[],
  shell: ShellBuild | null,
): void {
  const taken = [
    ...(shell?.pages ?? []).map(({ path }) => ({ path, owner: 'the shell' })),
    ...others.flatMap((other) => other.basePaths.map((path) => ({ path, owner: other.name }))),
  ];
  for (const basePath of basePaths) {
    const conflict = taken.find(({ path }) => ownsPath(basePath, path));
    if (conflict)
      throw new DeploymentError(
        `The base path ${basePath} of ${name} belongs to ${conflict.owner} already. Change basePaths in a remote.json and build again.`,
      );
  }
}

function refuseTakenLabels({ name, menu }: ListedRemote, others: ListedRemote[]): void {
  for (const { label } of menu) {
    const owner = others.find((other) => other.menu.some((entry) => entry.label === label));
    if (owner)
      throw new DeploymentError(
        `The menu has "${label}" of ${owner.name} already. Change the label of ${name} in its remote.json and build again.`,
      );
  }
}

function refuseTakenShortcuts({ name, menu }: ListedRemote, others: ListedRemote[]): void {
  const taken = new Map([[DASHBOARD_SHORTCUT, 'the dashboard']]);
  for (const other of others)
    for (const { shortcut } of linksOf(other.menu)) if (shortcut) taken.set(shortcut, other.name);
  for (const { label, shortcut = '' } of linksOf(menu)) {
    const owner = taken.get(shortcut);
    if (owner !== undefined)
      throw new DeploymentError(
        `The shortcut "${shortcut}" of "${label}" leads to ${owner} already. Change the shortcut in the remote.json of ${name} and build again.`,
      );
    if (shortcut) taken.set(shortcut, name);
  }
}

function refuseMissingModules(builds: RemoteBuild[], shell: ShellBuild): void {
  const unfit = builds.flatMap((build) => {
    const reason = whyUnfit(build, shell);
    return reason === null ? [] : [{ ...build, reason }];
  });
  if (unfit.length === 0) return;
  const sentences = unfit.map(
    ({ name, version, reason }) =>
      `${name} ${version} does not fit the shell ${shell.version}: ${reason}.`,
  );
  const names = unfit.map(({ name }) => name).join(' ');
  throw new DeploymentError(
    `${sentences.join(' ')} Build them from one checkout and deploy them together: npm run remotes -- deploy shell ${names}. ${OWN_REPOSITORY}`,
  );
}

function whyUnfit({ shared }: RemoteBuild, shell: ShellBuild): string | null {
  const reasons = Object.entries(shared).flatMap(
    ([module, wanted]) => whyNotProvided(module, wanted, shell.shared[module]) ?? [],
  );
  return reasons.length > 0 ? reasons.join(', and ') : null;
}

function whyNotProvided(
  module: string,
  wanted: SharedModule,
  provided?: SharedModule,
): string | null {
  if (!provided) return `it needs ${module}, which the shell does not provide`;
  const types = wanted.types && provided.types;
  if (!types && !satisfies(provided.version, `^${wanted.version}`))
    return `it needs ${module} ^${wanted.version}, the shell provides ${provided.version}`;
  const missing = wanted.names.filter((name) => !provided.names.includes(name));
  if (missing.length > 0)
    return `it imports ${missing.join(', ')} of ${module}, which the shell does not provide`;
  return wanted.types && provided.types
    ? whyTypesDiffer(module, wanted.types, provided.types)
    : null;
}
