import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const COMMAND = resolve(__dirname, '../command.mjs');

let folder;
let product;
let requests;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stockroom-command-'));
  writeFileSync(join(folder, 'remote.json'), JSON.stringify({ name: 'mf-returns' }));
  requests = [];
  product = createServer((request, answer) => {
    requests.push(`${request.method} ${request.url}`);
    answer.writeHead(401, { 'Content-Type': 'application/json' });
    answer.end(JSON.stringify({ message: 'This deploy token is not valid' }));
  });
  await new Promise((listening) => product.listen(0, '127.0.0.1', listening));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await new Promise((closed) => product.close(closed));
});

/** @param {string[]} words */
async function run(...words) {
  const address = `http://127.0.0.1:${product.address().port}`;
  const env = { ...process.env, STOCKROOM_DEPLOY_TOKEN: 'stockroom_wrong' };
  const child = spawn(process.execPath, [COMMAND, ...words, '--to', address], { cwd: folder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (output += String(text)));
  const code = await new Promise((ended) => child.on('close', ended));
  return { code, output };
}

test('publish refuses a bad token before it builds', async () => {
  expect(await run('publish')).toEqual({
    code: 1,
    output: 'Not done: This deploy token is not valid\n',
  });
  expect(requests).toEqual(['GET /api/releases/mf-returns/publisher']);
});

test('publish refuses a share over 100 before it asks or builds', async () => {
  expect(await run('publish', '--share', '101')).toEqual({
    code: 1,
    output: 'Not done: The share is a whole number from 0 to 100\n',
  });
  expect(requests).toEqual([]);
});

test('publish does not count on one connection for as long as a build takes', async () => {
  const asked = [];
  product.removeAllListeners('request').on('request', (request, answer) => {
    asked.push(request.headers.connection);
    request.resume().on('end', () => answer.end('{"message":"Published"}'));
  });
  writeProgram('typescript', 'tsc');
  writeProgram('webpack', 'webpack.js');
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/remote-build.json'), '{"checksums":{}}');
  expect(await run('publish')).toEqual({
    code: 0,
    output: 'Checking types\nBuilding\nPublishing\nPublished\n',
  });
  expect(asked).toEqual(['close', 'close']);
});

/** A program among the packages of the folder, which does nothing. */
function writeProgram(name, program) {
  const bin = join(folder, 'node_modules', name, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, '../package.json'), '{}');
  writeFileSync(join(bin, program), '');
}
