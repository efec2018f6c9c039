import { Worker } from 'node:worker_threads';
import type { Import, Text } from '@stockroom/contract';
import { limitConcurrency } from '../auth/limit-concurrency';
import { refuse } from './reading/file-format';
import { UnreadableFileError, type ReadingChoices } from './reading/source-table';
import type { FileReader, ReadFile } from './read-file';

/** What the thread gets. */
export interface FileTask {
  imported: Pick<Import, 'kind' | 'fileName'>;
  bytes: Uint8Array;
  choices: ReadingChoices | undefined;
}
/** What it says: the file, or why nobody can read it. */
export type FileAnswer = { file: ReadFile } | { refusal: Text };

/** A file of 100,000 rows takes about 4 seconds of a processor and 250 MB. */
const LIMITS = { megabytes: 600, ms: 60_000 };

/**
 * Reads files in a thread, one at a time, so that other requests need not wait meanwhile.
 * @param program file-worker.ts as it is built
 */
export function readInWorker(program: URL, limits = LIMITS): FileReader {
  const inTurn = limitConcurrency(1);
  return (imported, bytes, choices) =>
    inTurn(() => runWorker(program, { imported, bytes, choices }, limits));
}

function runWorker(program: URL, task: FileTask, limits: typeof LIMITS): Promise<ReadFile> {
  const resourceLimits = { maxOldGenerationSizeMb: limits.megabytes };
  const worker = new Worker(program, { workerData: task, resourceLimits });
  const tooMuch = (cause?: unknown) => refuse('tooMuch', task.imported.fileName, cause);
  let timer: NodeJS.Timeout | undefined;
  return new Promise<ReadFile>((resolve, reject) => {
    timer = setTimeout(() => reject(tooMuch()), limits.ms);
    worker.on('message', (answer: FileAnswer) => {
      if ('file' in answer) resolve(answer.file);
      else reject(new UnreadableFileError(answer.refusal));
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch(error) : error),
    );
    worker.on('exit', () => reject(new Error('The thread ended without an answer')));
  }).finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
