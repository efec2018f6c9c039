import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { inEnglish, type Text } from '@stockroom/contract';
import { DeploymentError } from '../errors';
import { disable, enable, publish, recall, remove, rollBack } from '../releases/change-releases';
import { KEPT_HOURS, prune } from '../releases/prune-releases';
import { abort, promote, setShare } from '../releases/change-rollout';
import { listReleases } from '../releases/list-releases';
import { CHECKOUT } from '../releases/publish-checkout';
import { readBuild } from '../releases/read-build';
import type { ReleaseDatabase } from '../releases/release-tables';
import { onlyWord, refuseUsage, runCommand } from './run-command';
import { withReleases } from './with-releases';

const USAGE = `npm run remotes -- <command>

  list                            what is live, every version that is here, since when, its size
  deploy <remote or folder>...    builds a remote of this checkout if needed, or takes the folder of a
         [--force]                build, checks it and makes it live; several at once, or "shell";
         [--share <percent>]      --force: also a build of an older commit than what is live;
                                  --share: for that share of visitors first (rollout)
  share <remote> <percent>        changes the share of visitors that get the version in rollout
  promote <remote>                makes the version in rollout live for all
  abort <remote>                  ends the rollout: all visitors get the live version again
  rollback <remote> [version]     makes the version before live again, or the named one
  recall <remote> <version>       makes open tabs leave a version that is not live any more
  disable <remote>                switches it off: its menu entry and files stay
  enable <remote>                 brings it back
  remove <remote>                 takes it out with its menu entry and paths; a start leaves it out too
  prune --keep <n>                deletes all but the newest n versions of each, and all of removed ones,
        [--min-hours <h>]         but none that was live in the last h hours (${KEPT_HOURS})

For all processes on this database (DATABASE_URL, or the embedded one of STOCKROOM_DATA_DIR), at once.`;

const HOUR_MS = 60 * 60 * 1000;

const OPTIONS = {
  force: { type: 'boolean' },
  share: { type: 'string' },
  keep: { type: 'string' },
  'min-hours': { type: 'string', default: String(KEPT_HOURS) },
} as const;

interface Values {
  force?: boolean;
  share?: string;
  keep?: string;
  'min-hours': string;
}

type Command = (db: ReleaseDatabase, words: string[], values: Values) => Promise<(Text | string)[]>;

/** The account that runs the command. */
const AUTHOR = { actor: userInfo().username };

/** Each returns lines for the operator. */
const COMMANDS: Record<string, Command> = {
  list: (db, words) => {
    refuseWords(words);
    return listReleases(db);
  },
  deploy: async (db, targets, { force, share: percent }) => {
    if (targets.length === 0) refuseUsage('Name a remote, or the folder of a build');
    const builds = targets.map((target) => readBuild(distOf(target)));
    const share = percent === undefined ? undefined : wholeNumber('--share', percent, 0);
    const published = await publish(db, builds, { ...AUTHOR, force, share });
    return published.map((release) =>
      share === undefined ? `${release} is live` : `${share} % of visitors get ${release}`,
    );
  },
  share: async (db, words) => {
    // The second word is the share.
    const name = onlyWord(words.toSpliced(1, 1), 'remote');
    const share = wholeNumber('The share', words[1], 0);
    return [await setShare(db, name, share, AUTHOR)];
  },
  promote: async (db, words) => [await promote(db, onlyWord(words, 'remote'), AUTHOR)],
  abort: async (db, words) => [await abort(db, onlyWord(words, 'remote'), AUTHOR)],
  rollback: async (db, words) => {
    // The second word is a version.
    const name = onlyWord(words.toSpliced(1, 1), 'remote');
    return [await rollBack(db, name, words[1], AUTHOR)];
  },
  recall: async (db, words) => {
    // The second word is a version.
    const name = onlyWord(words.toSpliced(1, 1), 'remote');
    const version = words[1] ?? refuseUsage('Name the version that open tabs must leave');
    return [await recall(db, name, version, AUTHOR)];
  },
  disable: async (db, words) => [await disable(db, onlyWord(words, 'remote'), AUTHOR)],
  enable: async (db, words) => [await enable(db, onlyWord(words, 'remote'), AUTHOR)],
  remove: async (db, words) => {
    const name = onlyWord(words, 'remote');
    const done = inEnglish(await remove(db, name, AUTHOR));
    const wayBack = isInCheckout(name) ? `; npm run remotes -- deploy ${name} brings it back` : '';
    return [`${done}${wayBack}`];
  },
  prune: async (db, words, { keep, 'min-hours': minHours }) => {
    refuseWords(words);
    const before = new Date(Date.now() - wholeNumber('--min-hours', minHours, 0) * HOUR_MS);
    const deleted = await prune(db, { keep: wholeNumber('--keep', keep, 1), before });
    return deleted.length > 0
      ? deleted.map((version) => `Deleted ${version}`)
      : ['Nothing to delete'];
  },
};

await runCommand({ usage: USAGE, failure: 'Not done' }, async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const [name = '', ...words] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return refuseUsage(name ? `There is no command ${name}` : 'Name a command');
  await withReleases(async (db) => {
    for (const line of await command(db, words, values)) console.log(inEnglish(line));
  });
});

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

function refuseWords([word]: string[]): void {
  if (word !== undefined) refuseUsage(`This command takes no name, and there is ${word}`);
}

function wholeNumber(option: string, value: string | undefined, min: number): number {
  if (value !== undefined && /^\d+$/.test(value) && Number(value) >= min) return Number(value);
  return refuseUsage(`${option} needs a whole number from ${min}`);
}
