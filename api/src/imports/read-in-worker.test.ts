import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inEnglish } from '@stockroom/contract';
import { readInWorker } from './read-in-worker';
import { UnreadableFileError } from './reading/source-table';

const folder = mkdtempSync(join(tmpdir(), 'stockroom-worker-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads with a thread that does this instead of reading; journeys read with the real one. */
function reader(name: string, code: string, limits = { megabytes: 100, ms: 60_000 }) {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, `import { parentPort, workerData } from 'node:worker_threads';\n${code}`);
  const read = readInWorker(pathToFileURL(file), limits);
  return () => read({ kind: 'counts', fileName: 'list.csv' }, new Uint8Array([1, 2, 3]));
}

async function refusalOf(read: () => Promise<unknown>): Promise<string> {
  const error: unknown = await read().catch((thrown: unknown) => thrown);
  if (!(error instanceof UnreadableFileError)) throw new Error('not refused', { cause: error });
  return inEnglish(error.text);
}

const TOO_MUCH =
  'list.csv takes too much time or memory. Split it into several files, or save it as CSV.';

it('answers with the file', async () => {
  const read = reader(
    'file',
    `parentPort.postMessage({ file: { sheet: null, parts: [String(workerData.bytes)] } });`,
  );
  expect(await read()).toEqual({ sheet: null, parts: ['1,2,3'] });
});

it('refuses what the thread refuses', async () => {
  const read = reader('refusal', `parentPort.postMessage({ refusal: { text: 'No table' } });`);
  expect(await refusalOf(read)).toBe('No table');
});

it('refuses a file that takes too long', async () => {
  const read = reader('slow', 'for (;;);', { megabytes: 100, ms: 100 });
  expect(await refusalOf(read)).toBe(TOO_MUCH);
});

it('refuses a file that takes too much memory', async () => {
  const read = reader('large', 'const all = []; for (;;) all.push(new Array(1000).fill(all));', {
    megabytes: 20,
    ms: 60_000,
  });
  expect(await refusalOf(read)).toBe(TOO_MUCH);
});

it('fails with the thread', async () => {
  await expect(reader('broken', `throw new Error('broken');`)()).rejects.toThrow('broken');
  await expect(reader('silent', '')()).rejects.toThrow('The thread ended without an answer');
});
