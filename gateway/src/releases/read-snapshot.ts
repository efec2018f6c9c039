import type { ShellBuild } from '@stockroom/contract';
import { urlOf, type LiveShell, type Snapshot } from './live';
import { SHELL } from './read-build';
import type { ReleaseFiles } from './release-files';
import { isShellBuild } from './release-state';
import { readBuilds, readReleases, type StoredBuild } from './release-store';
import { readRecalled, readStates } from './state-store';
import type { ReleaseDatabase } from './release-tables';

/** Older shells whose files are still served, for pages that were opened before the newest was published. */
const KEPT_SHELLS = 3;
/** The next read after that no longer names a recalled release: hardly a tab has it then. */
const RECALL_MS = 24 * 60 * 60 * 1000;

/** The document of every page that names no other one. */
export const APP = 'index.html';

/** What the database says now, with the builds of the last shells, the served ones first. Loads all files that are served. */
export async function readSnapshot(
  db: ReleaseDatabase,
  files: ReleaseFiles,
): Promise<Snapshot & { shellBuilds: ShellBuild[] }> {
  const states = await readStates(db);
  const served = states.flatMap(({ name, live, candidate }) =>
    [live, candidate].flatMap((version) => (version === null ? [] : [{ name, version }])),
  );
  const recentShells = (await readReleases(db, SHELL))
    .slice(-KEPT_SHELLS)
    .reverse()
    .map(({ version }) => ({ name: SHELL, version }));
  const builds = await readBuilds(db, [...served, ...recentShells]);
  const buildOf = (name: string, version: string) =>
    builds.find((build) => isBuildOf(build, name, version));

  const servedShells = served.filter(({ name }) => name === SHELL);
  const shellBuilds = [...servedShells, ...recentShells]
    .map(({ version }) => buildOf(SHELL, version)?.build)
    .filter((build) => build !== undefined && isShellBuild(build));
  const shells = await Promise.all(
    shellBuilds.slice(0, servedShells.length).map((build) => readShell(build, files)),
  );
  const remotes = await Promise.all(
    served
      .filter(({ name }) => name !== SHELL)
      .map(async ({ name, version }) => {
        const found = buildOf(name, version);
        return found && (await files.isWhole(name, found.build)) ? [found] : [];
      }),
  );
  return {
    states,
    shells: shells.filter((shell) => shell !== null),
    remotes: remotes.flat(),
    russian: new Map((await Promise.all(builds.map((one) => readRussian(one, files)))).flat()),
    recalled: await readRecalled(db, new Date(Date.now() - RECALL_MS)),
    shellBuilds,
  };
}

/** The Russian messages of a build, as JSON by URL. */
async function readRussian(
  { name, build }: StoredBuild,
  files: ReleaseFiles,
): Promise<[string, string][]> {
  const paths = isShellBuild(build)
    ? [...new Set(Object.values(build.russian ?? {}).flat())]
    : [build.russian?.file ?? []].flat();
  const found = await Promise.all(
    paths.map(async (path): Promise<[string, string][]> => {
      const file = await files.fileOf(name, build, path);
      const json = file && new TextDecoder().decode(file.bytes);
      return json ? [[urlOf(name, build.version, path), json]] : [];
    }),
  );
  return found.flat();
}

export function isBuildOf({ name, build }: StoredBuild, wanted: string, version: string): boolean {
  return name === wanted && build.version === version;
}

/** Null when one of its files is missing or damaged. */
async function readShell(build: ShellBuild, files: ReleaseFiles): Promise<LiveShell | null> {
  const templates = new Map<string, string>();
  for (const path of new Set([APP, ...build.pages.map(({ html = APP }) => html)])) {
    const page = await files.fileOf(SHELL, build, path);
    if (!page) return null;
    templates.set(path, new TextDecoder().decode(page.bytes));
  }
  return (await files.isWhole(SHELL, build)) ? { build, templates } : null;
}
