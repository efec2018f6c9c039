import { join } from 'node:path';
import type { RegisteredRemote, RemoteBuild, ShellBuild } from '@stockroom/contract';
import { isMissing } from '../error-code';
import { REMOTE_NAME, VERSION } from './build-schema';
import { readFolder, type StoredFiles } from './files';
import { readJson, REMOTE_BUILD, SHELL, SHELL_BUILD } from './read-build';
import {
  deploymentsFolder,
  readDeployments,
  registryStamp,
  versionFolder,
  type Deployments,
} from './registry-file';
import type { Track } from './track';

/** Older shells whose files are still served, for pages that were opened before the newest was deployed. */
const KEPT_SHELLS = 3;
/** Versions of remotes whose files are held in memory at once. */
const KEPT_VERSIONS = 60;

export interface LiveShell {
  build: ShellBuild;
  files: StoredFiles;
  /** index.html with its placeholders. */
  template: string;
}

/** What is live now; one value per state of the registry. */
export interface Live {
  shell: LiveShell | null;
  remotes: RegisteredRemote[];
  /** Builds of the deployed remotes, by name. */
  builds: ReadonlyMap<string, RemoteBuild>;
}

/** Reads what is deployed, and notices when any process has changed it. */
export class LiveDeployments {
  private readonly folder: string;
  private stamp = '';
  private live: Live = { shell: null, remotes: [], builds: new Map() };
  private shellFiles: StoredFiles[] = [];
  private readonly versions = new Map<string, StoredFiles | null>();

  constructor(dataDir: string) {
    this.folder = deploymentsFolder(dataDir);
  }

  current(): Live {
    const stamp = registryStamp(this.folder);
    if (stamp !== this.stamp) {
      this.read(readDeployments(this.folder));
      this.stamp = stamp;
    }
    return this.live;
  }

  /** A file of the live shell, or of one that was live not long ago. */
  shellFile(path: string) {
    this.current();
    return this.shellFiles.find((files) => files.has(path))?.get(path);
  }

  /** A file of any deployed version of a remote, live or not. */
  remoteFile(name: string, version: string, path: string) {
    const files = this.versionFiles(name, version);
    return files?.get(path);
  }

  private read({ shell, remotes }: Deployments): void {
    const recent = shell.history.map(({ version }) => version).slice(-KEPT_SHELLS);
    const served = new Set([...(shell.live ? [shell.live] : []), ...recent.reverse()]);
    this.shellFiles = [...served].flatMap((version) => this.versionFiles(SHELL, version) ?? []);
    const builds = new Map<string, RemoteBuild>();
    for (const [name, { live }] of Object.entries(remotes)) {
      if (live !== null)
        builds.set(name, this.readBuildFile<RemoteBuild>(name, live, REMOTE_BUILD));
    }
    const liveShell = shell.live === null ? null : this.readShell(shell.live);
    this.live = {
      shell: liveShell,
      builds,
      remotes: Object.values(remotes).map(({ description, ...track }) => ({
        ...description,
        build: describeBuild(builds.get(description.name), track, liveShell?.build),
      })),
    };
  }

  private readShell(version: string): LiveShell {
    const files = this.versionFiles(SHELL, version);
    const page = files?.get('index.html');
    if (!files || !page) throw new Error(`The files of the shell ${version} are gone`);
    const build = this.readBuildFile<ShellBuild>(SHELL, version, SHELL_BUILD);
    return { build, files, template: new TextDecoder().decode(page.bytes) };
  }

  private readBuildFile<Build>(name: string, version: string, file: string): Build {
    return readJson(join(versionFolder(this.folder, name, version), file));
  }

  private versionFiles(name: string, version: string): StoredFiles | undefined {
    // Both become part of a path.
    if (!(name === SHELL || REMOTE_NAME.test(name)) || !VERSION.test(version)) return undefined;
    const key = `${name}/${version}`;
    const known = this.versions.get(key);
    if (known) return known;
    try {
      const files = readFolder(versionFolder(this.folder, name, version));
      if (this.versions.size >= KEPT_VERSIONS) this.versions.clear();
      this.versions.set(key, files);
      return files;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }
}

/** Where the browser finds the files of a remote's version. */
function remoteUrl(name: string, version: string, file: string): string {
  return `/remotes/${name}/${version}/${file}`;
}

/** URLs of shared modules of the shell and of what they need in turn. */
export function moduleFiles(shell: ShellBuild | undefined, modules: readonly string[]): string[] {
  const wanted = new Set(modules);
  for (const module of wanted) shell?.modules[module]?.needs.forEach((need) => wanted.add(need));
  return [...wanted]
    .flatMap((module) => shell?.modules[module]?.files ?? [])
    .map((file) => `/${file}`);
}

function describeBuild(
  build: RemoteBuild | undefined,
  { history }: Track,
  shell: ShellBuild | undefined,
): RegisteredRemote['build'] {
  if (!build) return null;
  const { name, version, entry } = build;
  const url = (file: string) => remoteUrl(name, version, file);
  return {
    version,
    entry: url(entry),
    deployedAt: history.find((deployment) => deployment.version === version)?.deployedAt ?? '',
    pages: build.pages.map(({ path, files, hostModules, data }) => ({
      path,
      files: [...new Set([...build.files, ...files].map(url)), ...moduleFiles(shell, hostModules)],
      data,
    })),
  };
}
