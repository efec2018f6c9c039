import { resolve } from 'node:path';
import { BackupError, backUpProduct, StartError } from '@stockroom/api/node';
import { readSettings } from '../environment';
import { createLog } from '../process/log';
import { stopWithReason } from '../process/stop-with-reason';
import { readSiteFile } from '../site';
import { readFileArgument } from './file-argument';

const USAGE = `npm run backup -- <file>

Writes all data of this moment into a new file. Stockroom may be running or not.`;

try {
  await run(process.argv.slice(2));
} catch (error) {
  stopWithReason('Not backed up', error, StartError, BackupError);
}

async function run(args: string[]): Promise<void> {
  if (args.includes('--help')) return console.log(USAGE);
  const file = resolve(readFileArgument(args, USAGE).name);
  const { databaseUrl, dataDir, log: wanted } = readSettings(process.env);
  const site = readSiteFile(dataDir);
  const log = createLog(wanted);
  const onProgress = console.log;
  const { totals } = await backUpProduct({ databaseUrl, dataDir, log, onProgress, file, site });
  const rows = [...totals.values()].reduce((sum, total) => sum + total.rows, 0);
  console.log(`Backed up ${rows.toLocaleString('en')} rows to ${file}`);
}
