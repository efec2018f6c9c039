import { resolve } from 'node:path';
import { BackupError, restoreProduct, StartError } from '@stockroom/api/node';
import { readSettings } from '../environment';
import { createLog } from '../process/log';
import { stopWithReason } from '../process/stop-with-reason';
import { writeSiteFile } from '../site';
import { readFileArgument } from './file-argument';

const USAGE = `npm run restore -- <file> [--yes]

Makes the data what it was when the file was written. Stop Stockroom first, all of its processes.
  --yes   replaces the data that there is`;

try {
  await run(process.argv.slice(2));
} catch (error) {
  stopWithReason('Not restored', error, StartError, BackupError);
}

async function run(args: string[]): Promise<void> {
  if (args.includes('--help')) return console.log(USAGE);
  const { name, options } = readFileArgument(args, USAGE, ['--yes']);
  const { databaseUrl, dataDir, log } = readSettings(process.env);
  const file = resolve(name);
  const { header } = await restoreProduct({
    databaseUrl,
    dataDir,
    log: createLog(log),
    onProgress: console.log,
    file,
    mayReplace: options.length > 0,
  });
  if (header.site !== null) writeSiteFile(dataDir, header.site);
  console.log(`Everything is as it was at ${header.createdAt}. Everybody has to sign in again.`);
}
