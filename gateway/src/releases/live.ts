import type { RegisteredRemote, RemoteBuild, ShellBuild } from '@stockroom/contract';
import { SHELL } from './read-build';
import { isShellBuild, promoted, withoutPages, type ReleaseState } from './release-state';
import type { StoredBuild } from './release-store';
import type { Candidate } from './rollout';

export interface LiveShell {
  build: ShellBuild;
  /** Its documents with their placeholders, by file name. */
  templates: ReadonlyMap<string, string>;
}

/** The releases that a visitor gets. */
export interface Live {
  shell: LiveShell | null;
  remotes: RegisteredRemote[];
  /** The Russian messages of everything that is served, as JSON by URL. */
  russian: ReadonlyMap<string, string>;
  /** Releases that open tabs must leave, as "mf-orders@1a2b3c4d5e6f". */
  recalled: string[];
}

/** What one state of the database serves: live releases and those in rollout. */
export interface Snapshot {
  states: ReleaseState[];
  /** Those with all their files. */
  shells: LiveShell[];
  /** Those with all their files. */
  remotes: StoredBuild[];
  /** As in Live. */
  russian: ReadonlyMap<string, string>;
  recalled: string[];
}

/** The releases in rollout that can be served. */
export function candidatesOf({ states, shells, remotes }: Snapshot): Candidate[] {
  return states.flatMap(({ name, candidate: version, share }) => {
    if (version === null || share === null) return [];
    const isServed =
      name === SHELL
        ? shells.some(({ build }) => build.version === version)
        : remotes.some((remote) => remote.name === name && remote.build.version === version);
    return isServed ? [{ name, version, share }] : [];
  });
}

/** @param names of the remotes whose candidate takes the place of the live release; "shell" for the shell */
export function liveWith(snapshot: Snapshot, names: readonly string[]): Live {
  const states = snapshot.states.map((state) =>
    names.includes(state.name) ? promoted(state) : state,
  );
  const version = states.find(({ name }) => name === SHELL)?.live;
  const shell = snapshot.shells.find(({ build }) => build.version === version) ?? null;
  const remotes = states.flatMap(({ name, description, live, disabled, isRemoved }) => {
    if (name === SHELL || isRemoved) return [];
    const found = snapshot.remotes.find(
      (remote) => remote.name === name && remote.build.version === live,
    );
    if (found && !isShellBuild(found.build)) {
      const build = deployed(name, found.build, found.publishedAt, shell?.build);
      return [{ ...withoutPages(found.build), ...translated(name, found.build), build }];
    }
    if (!description) return [];
    const whyNot = disabled ? ('disabled' as const) : live ? ('unavailable' as const) : undefined;
    return [{ ...description, build: null, ...(whyNot && { whyNot }) }];
  });
  return { shell, remotes, russian: snapshot.russian, recalled: snapshot.recalled };
}

/** With the URL of its messages in place of their path. */
function translated(
  name: string,
  { version, russian }: RemoteBuild,
): Pick<RegisteredRemote, 'russian'> {
  return russian ? { russian: { ...russian, file: urlOf(name, version, russian.file) } } : {};
}

/** The URL of a file of a release. */
export function urlOf(name: string, version: string, file: string): string {
  return name === SHELL ? `/${file}` : `/remotes/${name}/${version}/${file}`;
}

function deployed(
  name: string,
  { version, entry, files, pages }: RemoteBuild,
  deployedAt: string,
  shell: ShellBuild | undefined,
): RegisteredRemote['build'] {
  const url = (file: string) => urlOf(name, version, file);
  const shellUrls = (module: string) => (shell?.modules[module] ?? []).map((file) => `/${file}`);
  const access = pages.map(({ path, permission }) => ({ path, permission }));
  return {
    version,
    entry: url(entry),
    deployedAt,
    ...(access.some(({ permission }) => permission) && { access }),
    pages: pages.map((page) => ({
      path: page.path,
      files: [
        ...new Set([...files, ...page.files].map(url)),
        ...page.hostModules.flatMap(shellUrls),
      ],
      data: page.data,
    })),
  };
}
