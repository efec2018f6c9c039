import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SITE } from '@stockroom/contract';
import { readSite, readSiteFile } from './site';
import { temporaryFolder } from './testing/fake-builds';

function siteOf(content: string) {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, 'site.json'), content);
  return siteIn(dataDir);
}

/** The site, and what the operator reads. */
function siteIn(dataDir: string) {
  const lines: string[] = [];
  return { site: readSite(dataDir, (line) => lines.push(line)), lines };
}

test('uses the default site without a file', () => {
  expect(siteIn(temporaryFolder())).toEqual({ site: DEFAULT_SITE, lines: [] });
});

test('replaces the defaults that the file names', () => {
  expect(siteOf('{"brand":"Склад №1"}').site).toEqual({ ...DEFAULT_SITE, brand: 'Склад №1' });
  expect(siteOf('{"builtBy":{"name":"We","url":"https://we.example"}}').site).toEqual({
    brand: 'Stockroom',
    builtBy: { name: 'We', url: 'https://we.example' },
  });
});

test.each([
  ['no JSON', '{'],
  ['an unknown field', '{"colour":"red"}'],
  ['an empty brand', '{"brand":""}'],
  ['a link that runs a script', '{"builtBy":{"url":"javascript:alert(1)"}}'],
])('with %s in the file, uses the default site and tells the operator why', (...example) => {
  const [, content] = example;
  expect(siteOf(content)).toEqual({
    site: DEFAULT_SITE,
    lines: [expect.stringMatching(/^\/.*\/site\.json is not a site description: [^\n]+default/)],
  });
});

test('starts with a folder in place of the file, but refuses to back it up', () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, 'site.json'));
  const reason = /^\/.*\/site\.json cannot be read: .*EISDIR[^\n]+$/;
  expect(siteIn(dataDir)).toEqual({ site: DEFAULT_SITE, lines: [expect.stringMatching(reason)] });
  expect(() => readSiteFile(dataDir)).toThrow(reason);
});
