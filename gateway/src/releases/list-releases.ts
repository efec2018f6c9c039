import type { PublishedRelease } from '@stockroom/contract';
import { sql } from 'kysely';
import type { ReleaseState } from './release-state';
import { readReleases } from './release-store';
import { readStates } from './state-store';
import type { ReleaseDatabase } from './release-tables';

/** Everything that was published, as lines for the operator. */
export async function listReleases(db: ReleaseDatabase): Promise<string[]> {
  const sizes = await readSizes(db);
  const blocks = (await readStates(db)).map(async (state) => {
    const releases = await readReleases(db, state.name);
    return [
      `${state.name}${noteOf(state)}`,
      ...releases.map((release) => {
        const { version, publishedAt, publisher } = release;
        const mark = version === state.live ? '*' : ' ';
        const size = `${Math.ceil((sizes.get(`${state.name} ${version}`) ?? 0) / 1000)} KB`;
        const at = `${publishedAt.slice(0, 16).replace('T', ' ')} UTC`;
        return `  ${mark} ${version}  ${at}  ${size.padStart(8)}  by ${publisher}${markOf(state, release)}`;
      }),
    ];
  });
  return (await Promise.all(blocks)).flat();
}

function markOf(
  { live, disabled, candidate, share }: ReleaseState,
  { version, recalledAt, isAborted }: PublishedRelease,
): string {
  if (version === candidate) return `  in rollout for ${share} %`;
  if (version === live) return '  live';
  if (version === disabled) return '  disabled';
  if (recalledAt !== null) return '  recalled';
  return isAborted ? '  withdrawn' : '';
}

function noteOf({ live, disabled, isRemoved }: ReleaseState): string {
  if (isRemoved) return '  (removed)';
  if (live !== null) return '';
  return disabled === null ? '  (not deployed)' : '  (disabled)';
}

/** Bytes by "<name> <version>". */
async function readSizes(db: ReleaseDatabase): Promise<Map<string, number>> {
  const { rows } = await sql<{ release: string; bytes: number }>`
    select name || ' ' || version as release, sum(length(bytes))::int as bytes
    from releases, json_each_text(build -> 'checksums') as file
    join release_files on hash = file.value
    group by name, version`.execute(db);
  return new Map(rows.map(({ release, bytes }) => [release, bytes]));
}
