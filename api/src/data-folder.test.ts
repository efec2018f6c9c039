import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareFolder } from './data-folder';
import { StartError } from './start-error';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'stockroom-folder-'));
  writeFileSync(join(parent, 'file'), '');
});
afterEach(() => rmSync(parent, { recursive: true }));

test('makes a folder and its parents, and accepts an existing one', () => {
  const folder = join(parent, 'a/b/c');
  prepareFolder(folder);
  prepareFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

test.each([
  ['a file', () => join(parent, 'file')],
  ['below a file', () => join(parent, 'file/data')],
  ['where nobody can make one', () => '/proc/stockroom/data'],
])('names the folder that is %s', (_what, folder) => {
  expect(() => prepareFolder(folder())).toThrow(StartError);
  expect(() => prepareFolder(folder())).toThrow(`The folder ${folder()} cannot be used`);
});
