import { parentPort, workerData } from 'node:worker_threads';
import type { FileAnswer, FileTask } from './read-in-worker';
import { readFile } from './read-file';
import { UnreadableFileError } from './reading/source-table';

/** The program of the thread that reads one file. */

/** So few that the other thread takes them between two requests. */
const CHUNK = 500;

const { imported, bytes, choices } = workerData as FileTask;
const say = (answer: FileAnswer) => parentPort?.postMessage(answer);
try {
  const { rows, ...file } = await readFile(imported, bytes, choices);
  for (let start = 0; start < rows.length; start += CHUNK)
    say({ rows: rows.slice(start, start + CHUNK) });
  say({ file });
} catch (error) {
  if (!(error instanceof UnreadableFileError)) throw error;
  say({ refusal: error.text });
}
