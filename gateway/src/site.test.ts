import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SITE } from '@stockroom/contract';
import { readSite } from './site';
import { temporaryFolder } from './testing/fake-builds';

function siteOf(content: string) {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, 'site.json'), content);
  return () => readSite(dataDir);
}

test('without a file the site is the default one', () => {
  expect(readSite(temporaryFolder())).toEqual(DEFAULT_SITE);
});

test('what the file says replaces the default, the rest stays', () => {
  expect(siteOf('{"brand":"Склад №1"}')()).toEqual({ ...DEFAULT_SITE, brand: 'Склад №1' });
  expect(siteOf('{"builtBy":{"name":"We","url":"https://we.example"}}')()).toEqual({
    brand: 'Stockroom',
    builtBy: { name: 'We', url: 'https://we.example' },
  });
});

test.each([
  ['no JSON', '{'],
  ['an unknown field', '{"colour":"red"}'],
  ['an empty brand', '{"brand":""}'],
  ['a link that runs a script', '{"builtBy":{"url":"javascript:alert(1)"}}'],
])('%s is refused with the name of the file', (_what, content) => {
  expect(siteOf(content)).toThrow(/site\.json is not a site description/);
});
