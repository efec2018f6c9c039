import { parentPort, workerData } from 'node:worker_threads';
import type { FileAnswer, FileTask } from './read-in-worker';
import { readFile } from './read-file';
import { UnreadableFileError } from './reading/source-table';

/** The program of the thread that reads one file. */

const { imported, bytes, choices } = workerData as FileTask;
const say = (answer: FileAnswer) => parentPort?.postMessage(answer);
try {
  say({ file: await readFile(imported, bytes, choices) });
} catch (error) {
  if (!(error instanceof UnreadableFileError)) throw error;
  say({ refusal: error.text });
}
