import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  inEnglish,
  mayDo,
  PERMISSIONS,
  ROLE_NAMES,
  ROLES,
  type Permission,
} from '@stockroom/contract';

const DOCS = join(__dirname, '../../../docs/access.md');

test('docs/access.md shows the roles with their permissions', () => {
  const shown = readFileSync(DOCS, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.includes('---'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const permissions = Object.keys(PERMISSIONS) as Permission[];
  expect(shown).toEqual([
    ['', ...ROLE_NAMES.map((role) => inEnglish(ROLES[role].label))],
    ...permissions.map((permission) => [
      inEnglish(PERMISSIONS[permission]),
      ...ROLE_NAMES.map((role) => (mayDo(role, permission) ? '✓' : '')),
    ]),
  ]);
});
