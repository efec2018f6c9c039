import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { deploy, register } from '../deployments/publish';
import { deploymentsFolder } from '../deployments/registry-file';
import { disable, remove, rollBack } from '../deployments/switch';
import { fakeRemote, fakeShell, temporaryFolder } from '../testing/fake-builds';
import { listDeployments } from './list-deployments';

const TIME = '2026-11-21 06:35 UTC';

test('shows what is live, what is here, since when and how large', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T06:35:10Z') });
  const folder = deploymentsFolder(temporaryFolder());
  expect(listDeployments(folder)).toEqual(['shell  (not deployed)']);
  deploy(folder, fakeShell());
  for (const version of ['111111111111', '222222222222', '333333333333'])
    deploy(folder, fakeRemote('mf-products', version));
  rollBack(folder, 'mf-products');
  rollBack(folder, 'mf-products');
  deploy(folder, fakeRemote('mf-products', '666666666666'));
  rmSync(join(folder, 'mf-products/111111111111'), { recursive: true });
  deploy(folder, fakeRemote('mf-orders', '444444444444'));
  disable(folder, 'mf-orders');
  register(folder, { name: 'mf-late', title: 'Late', basePaths: ['/late'], menu: [], pages: [] });
  deploy(folder, fakeRemote('mf-returns', '555555555555'));
  remove(folder, 'mf-returns');
  expect(listDeployments(folder)).toEqual([
    'shell',
    `  * aaaaaaaaaaaa  ${TIME}      2 KB  live`,
    'mf-products',
    `    111111111111  ${TIME}  files are gone`,
    `    222222222222  ${TIME}      2 KB  rolled back`,
    `    333333333333  ${TIME}      2 KB  rolled back`,
    `  * 666666666666  ${TIME}      2 KB  live`,
    'mf-orders  (disabled)',
    `    444444444444  ${TIME}      2 KB  disabled`,
    'mf-late  (not deployed)',
    'mf-returns  (removed)',
    `    555555555555  ${TIME}      2 KB`,
  ]);
  jest.useRealTimers();
});
