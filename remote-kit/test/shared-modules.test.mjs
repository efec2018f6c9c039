import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stockroom-shared-'));
  cpSync(join(__dirname, '../shared-modules.mjs'), join(folder, 'shared-modules.mjs'));
  install({ name: '@stockroom/shared-ui', version: '2.0.0', dependencies: { yup: '1.7.1' } });
});
afterEach(() => rmSync(folder, { recursive: true }));

function install(manifest) {
  const file = join(folder, 'node_modules', manifest.name, 'package.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(manifest));
}

/** Asks in Node, as a build does. */
function versionOf(module) {
  const script = `import { versionOf } from './shared-modules.mjs'; console.log(versionOf('${module}'))`;
  const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe' };
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], options).trim();
}

test('states the version of a shared module', () => {
  install({ name: 'yup', version: '1.7.1' });
  expect(versionOf('yup')).toBe('1.7.1');
  expect(versionOf('@stockroom/shared-ui/forms')).toBe('2.0.0');
});

test('builds with no other version than the shared one', () => {
  install({ name: 'yup', version: '1.6.1' });
  expect(() => versionOf('yup')).toThrow(
    'yup 1.6.1 is installed, but shared-ui shares 1.7.1. Install that.',
  );
});
