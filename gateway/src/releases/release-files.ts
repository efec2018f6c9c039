import type { Logger } from '@stockroom/api';
import type { RemoteBuild, ShellBuild } from '@stockroom/contract';
import { LRUCache } from 'lru-cache';
import { REMOTE_NAME, VERSION } from './build-schema';
import { readBuilds } from './release-store';
import type { ReleaseDatabase } from './release-tables';
import { mediaTypeOf, sha256, type StoredFile } from './stored-file';

type Bytes = Uint8Array<ArrayBuffer>;
type Build = RemoteBuild | ShellBuild;

/** The files of releases, each checked against its hash. The last ones stay in memory. */
export class ReleaseFiles {
  /** By hash: dozens of releases. */
  private readonly kept = new LRUCache<string, Bytes>({
    maxSize: 128 * 1024 * 1024,
    sizeCalculation: ({ length }) => length || 1,
  });
  private readonly builds = new LRUCache<string, Build>({ max: 200 });

  constructor(
    private readonly db: ReleaseDatabase,
    private readonly log: Logger,
  ) {}

  /** A release may have been pruned. Its bytes stay, by their hash. */
  forgetBuilds(): void {
    this.builds.clear();
  }

  /** A file of a remote's release by its path; undefined when there is none that is whole. */
  async file(name: string, version: string, path: string): Promise<StoredFile | undefined> {
    if (!REMOTE_NAME.test(name) || !VERSION.test(version)) return undefined;
    const key = `${name} ${version}`;
    const build =
      this.builds.get(key) ?? (await readBuilds(this.db, [{ name, version }]))[0]?.build;
    if (!build) return undefined;
    this.builds.set(key, build);
    return this.fileOf(name, build, path);
  }

  /** The same of a known build. */
  async fileOf(name: string, build: Build, path: string): Promise<StoredFile | undefined> {
    const type = mediaTypeOf(path);
    const hash = build.checksums[path];
    if (type === undefined || hash === undefined) return undefined;
    const compressed = build.checksums[`${path}.br`] ?? hash;
    const found = await this.load(`${name} ${build.version}`, [hash, compressed]);
    const bytes = found.get(hash);
    if (!bytes) return undefined;
    const brotli = compressed === hash ? undefined : found.get(compressed);
    return { bytes, brotli, type, etag: `"${hash.slice(0, 16)}"` };
  }

  /** Loads all files of a build. False when one is missing or damaged: then nothing of it may be live. */
  async isWhole(name: string, { version, checksums }: Build): Promise<boolean> {
    const hashes = Object.values(checksums);
    const found = await this.load(`${name} ${version}`, hashes);
    return hashes.every((hash) => found.has(hash));
  }

  /** The whole ones of these files, by hash. */
  private async load(release: string, hashes: readonly string[]): Promise<Map<string, Bytes>> {
    const found = new Map<string, Bytes>();
    for (const hash of hashes) {
      const bytes = this.kept.get(hash);
      if (bytes) found.set(hash, bytes);
    }
    const missing = [...new Set(hashes)].filter((hash) => !found.has(hash));
    if (missing.length === 0) return found;
    const rows = await this.db
      .selectFrom('release_files')
      .selectAll()
      .where('hash', 'in', missing)
      .execute();
    for (const { hash, bytes: stored } of rows.filter((row) => sha256(row.bytes) === row.hash)) {
      const bytes = new Uint8Array(stored);
      this.kept.set(hash, bytes);
      found.set(hash, bytes);
    }
    const lost = missing.filter((hash) => !found.has(hash));
    if (lost.length > 0)
      this.log.error({ release, lost }, 'files of a release are damaged: publish it again');
    return found;
  }
}
