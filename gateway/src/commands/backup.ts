import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError, backUpProduct } from '@stockroom/api/node';
import { readSettings } from '../environment';
import { createLog } from '../process/log';
import { readSiteFile } from '../site';
import { onlyWord, runCommand } from './run-command';

const USAGE = `npm run backup -- <file>

Writes all data of this moment into a new file. Stockroom may be running or not.`;

await runCommand({ usage: USAGE, failure: 'Not backed up', expected: [BackupError] }, async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const file = resolve(onlyWord(positionals, 'file'));
  const { databaseUrl, dataDir, log: wanted } = readSettings(process.env);
  const site = readSiteFile(dataDir);
  const log = createLog(wanted);
  const onProgress = console.log;
  const rows = await backUpProduct({ databaseUrl, dataDir, log, onProgress, file, site });
  console.log(`Backed up ${rows.toLocaleString('en')} rows to ${file}`);
});
