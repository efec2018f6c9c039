import { resolve } from 'node:path';
import { BackupError, restoreProduct, StartError } from '@stockroom/api/node';
import { readSettings } from '../environment';
import { createLog } from '../process/log';
import { stopWithReason } from '../process/stop-with-reason';
import { writeSiteFile } from '../site';

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
  const { name, mayReplace } = readArguments(args);
  const { databaseUrl, dataDir, log } = readSettings(process.env);
  const file = resolve(name);
  const { header } = await restoreProduct({
    databaseUrl,
    dataDir,
    log: createLog(log),
    onProgress: console.log,
    file,
    mayReplace,
  });
  if (header.site !== null) writeSiteFile(dataDir, header.site);
  console.log(`Everything is as it was at ${header.createdAt}. Everybody has to sign in again.`);
}

function readArguments(args: string[]): { name: string; mayReplace: boolean } {
  const options = args.filter((argument) => argument.startsWith('-'));
  const unknown = options.find((option) => option !== '--yes');
  if (unknown !== undefined) throw new BackupError(`There is no option ${unknown}\n\n${USAGE}`);
  const [name, ...more] = args.filter((argument) => !options.includes(argument));
  if (name !== undefined && more.length === 0) return { name, mayReplace: options.length > 0 };
  throw new BackupError(`Name one file\n\n${USAGE}`);
}
