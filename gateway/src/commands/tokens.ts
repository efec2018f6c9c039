import { parseArgs } from 'node:util';
import { createToken, listTokens, withdrawToken } from '../releases/deploy-tokens';
import { onlyWord, refuseUsage, runCommand } from './run-command';
import { withReleases } from './with-releases';

const USAGE = `npm run tokens -- <command>

  create <label> --remotes <names> [--days <n>]   makes a token that a team publishes with, and shows it once;
                                                  names with commas between them, or "*" for all and the shell;
                                                  good for 90 days, or n
  list                                            all tokens: what they are good for, until when, last use
  withdraw <label>                                ends a token at once`;

const OPTIONS = {
  remotes: { type: 'string' },
  days: { type: 'string', default: '90' },
} as const;

await runCommand({ usage: USAGE, failure: 'Not done' }, async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const [command, ...words] = positionals;
  if (command === 'list') return withReleases(async (db) => print(await listTokens(db)));
  if (command === 'withdraw') {
    const label = onlyWord(words, 'label');
    return withReleases(async (db) => {
      await withdrawToken(db, label);
      console.log(`The token ${label} is withdrawn`);
    });
  }
  if (command !== 'create')
    return refuseUsage(command ? `There is no command ${command}` : 'Name a command');
  const label = onlyWord(words, 'label');
  const remotes = (values.remotes ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const days = Number(values.days);
  if (remotes.length === 0) refuseUsage('--remotes needs the names of remotes');
  if (!Number.isInteger(days) || days < 1) refuseUsage('--days needs a whole number from 1');
  return withReleases(async (db) => {
    const token = await createToken(db, { label, remotes, days });
    console.log(
      `${token}\n\nKeep it: nobody can show it again. Good for ${remotes.join(', ')}, for ${days} days.`,
    );
  });
});

function print(tokens: Awaited<ReturnType<typeof listTokens>>): void {
  if (tokens.length === 0) console.log('There are no tokens');
  for (const { label, remotes, expiresAt, withdrawnAt, usedAt } of tokens) {
    const state = withdrawnAt ? 'withdrawn' : `until ${expiresAt.slice(0, 10)}`;
    const use = usedAt ? `last used ${usedAt.slice(0, 16).replace('T', ' ')} UTC` : 'never used';
    console.log(`${label}  ${remotes.join(', ')}  ${state}  ${use}`);
  }
}
