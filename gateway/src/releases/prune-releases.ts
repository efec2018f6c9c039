import { sql } from 'kysely';
import { readReleases } from './release-store';
import { changeReleases, readStates } from './state-store';
import type { ReleaseDatabase } from './release-tables';

/** How long what was live stays, unless somebody asks for another time. */
export const KEPT_HOURS = 24;

export interface PruneRule {
  /** How many versions of each stay, the live one included. */
  keep: number;
  /** What was live or published after this moment stays, because pages that are open may still need it. */
  before: Date;
}

/**
 * Deletes old releases and those of removed remotes, and the files that no release needs any more.
 * @returns what was deleted, as "mf-orders 1a2b3c4d5e6f"
 */
export function prune(db: ReleaseDatabase, { keep, before }: PruneRule): Promise<string[]> {
  return changeReleases(db, async (transaction) => {
    const deleted: string[] = [];
    for (const { name, live, disabled, candidate, isRemoved } of await readStates(transaction)) {
      const current = [live ?? disabled, candidate];
      const others = (await readReleases(transaction, name)).filter(
        ({ version }) => !current.includes(version),
      );
      const kept = isRemoved ? 0 : keep - 1;
      const old = others
        .slice(0, Math.max(0, others.length - kept))
        .filter(({ publishedAt, liveUntil }) => new Date(liveUntil ?? publishedAt) < before);
      for (const { version } of old) {
        await transaction
          .deleteFrom('releases')
          .where('name', '=', name)
          .where('version', '=', version)
          .execute();
        deleted.push(`${name} ${version}`);
      }
    }
    await sql`
      delete from release_files where hash not in (
        select file.value from releases, json_each_text(build -> 'checksums') as file)`.execute(
      transaction,
    );
    return deleted;
  });
}
