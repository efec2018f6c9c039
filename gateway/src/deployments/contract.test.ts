import { publishCheckout } from '../process/publish-checkout';
import { fakeRemote, fakeShell, temporaryFolder } from '../testing/fake-builds';
import { refuseOtherCheckout } from './contract';
import { deploy } from './publish';
import { deploymentsFolder, readDeployments } from './registry-file';
import { disable, enable, rollBack } from './switch';

const [ONE, TWO] = ['111111111111', '222222222222'] as const;
const orders = (version: string, contract?: string) =>
  fakeRemote('mf-orders', version, contract === undefined ? {} : { contract });

/** A product in which mf-orders is live, as it was built for the contract of the server or before it was counted. */
function start({ contract = '1.2.0', built }: { contract?: string; built?: string } = {}) {
  const dataDir = temporaryFolder();
  const folder = deploymentsFolder(dataDir);
  const startServer = (answers: string | undefined) =>
    publishCheckout(temporaryFolder(), dataDir, answers);
  startServer(contract);
  deploy(folder, fakeShell());
  deploy(folder, orders(ONE, built));
  const live = () => readDeployments(folder).remotes['mf-orders']?.live;
  return { folder, startServer, live };
}

test('a remote that was built for a newer contract waits until the server has it', () => {
  const { folder, startServer, live } = start();
  const newer = orders(TWO, '1.3.0');
  expect(() => deploy(folder, newer)).toThrow(
    `mf-orders ${TWO} was built for contract 1.3.0, the server has 1.2.0 and would refuse what it asks. ` +
      'Start the product again first, from the same checkout (npm start, or npm run api where that runs apart).',
  );
  expect(live()).toBe(ONE);
  startServer('1.3.0');
  deploy(folder, newer);
  expect(live()).toBe(TWO);
});

test('a checkout for a newer contract is told so before it builds', () => {
  expect(() => refuseOtherCheckout('1.3.0', '1.2.0')).toThrow(
    'This checkout is for contract 1.3.0, the server has 1.2.0 and would refuse what it asks. Start the product again',
  );
  expect(() => refuseOtherCheckout('1.2.0', '1.2.0')).not.toThrow();
});

test.each(['1.2.0', '1.1.0', undefined])(
  'a remote that was built for contract %s fits',
  (built) => {
    const { folder, live } = start();
    deploy(folder, orders(TWO, built));
    expect(live()).toBe(TWO);
  },
);

test('so does the shell have to wait', () => {
  const { folder } = start();
  const shell = fakeShell(TWO, 'main()', { contract: '2.0.0' });
  expect(() => deploy(folder, shell)).toThrow(`shell ${TWO} was built for contract 2.0.0`);
});

test('what a server answers no longer does not come back', () => {
  const { folder, startServer } = start({ built: '1.2.0' });
  startServer('2.0.0');
  const refusal =
    'was built for contract 1.2.0, the server has 2.0.0 and answers it no longer. ' +
    'Build it again from the checkout of the server and deploy that.';
  deploy(folder, orders(TWO, '2.0.0'));
  expect(() => rollBack(folder, 'mf-orders')).toThrow(refusal);
  expect(() => deploy(folder, orders('333333333333', '1.2.0'))).toThrow(refusal);
});

test('a start says which live remotes it does not answer, and they can be taken out', () => {
  const { folder, startServer, live } = start();
  expect(startServer('1.3.0')).toEqual([]);
  expect(startServer('2.0.0')).toEqual([
    expect.stringContaining(`mf-orders ${ONE} was built for contract 1.0.0, the server has 2.0.0`),
  ]);
  expect(live()).toBe(ONE);
  disable(folder, 'mf-orders');
  expect(() => enable(folder, 'mf-orders')).toThrow('answers it no longer');
});

test('a server that does not say what it answers leaves it as it was', () => {
  const { folder, startServer } = start();
  startServer(undefined);
  expect(readDeployments(folder).contract).toBe('1.2.0');
});
