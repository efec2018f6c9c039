import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError, restoreProduct } from '@stockroom/api/node';
import { readSettings } from '../environment';
import { createLog } from '../process/log';
import { writeSiteFile } from '../site';
import { onlyWord, runCommand } from './run-command';

const USAGE = `npm run restore -- <file> [--yes]

Makes the data what it was when the file was written. Stop Stockroom first, all of its processes.
  --yes   replaces the data that there is`;

await runCommand({ usage: USAGE, failure: 'Not restored', expected: [BackupError] }, async () => {
  const options = { yes: { type: 'boolean' } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const file = resolve(onlyWord(positionals, 'file'));
  const { databaseUrl, dataDir, log: wanted } = readSettings(process.env);
  const log = createLog(wanted);
  const onProgress = console.log;
  const mayReplace = values.yes === true;
  const place = { databaseUrl, dataDir };
  const header = await restoreProduct({ ...place, log, onProgress, file, mayReplace });
  if (header.site !== null) writeSiteFile(dataDir, header.site);
  console.log(`Everything is as it was at ${header.createdAt}. Everybody has to sign in again.`);
});
