import { faults, startSimulatedApi } from '../testing/simulated-api';
import { readRealApi, signInAt } from './real-api';

const URL = 'http://127.0.0.1:8080';
const DEMO = { email: 'demo@example.com', password: 'demo-password' };

afterEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = '';
});

test('signs in at the API, once for this tab', async () => {
  await startSimulatedApi();
  const store = await signInAt({ url: URL, account: DEMO });
  expect(store.getState().session.isAuthenticated).toBe(true);
  const again = await signInAt({ url: URL, account: { email: '', password: '' } });
  expect(again.getState().session.isAuthenticated).toBe(true);
});

test('names the account that the API refuses', async () => {
  await startSimulatedApi();
  const account = { ...DEMO, password: 'another one' };
  await expect(signInAt({ url: URL, account })).rejects.toThrow(
    'demo@example.com cannot sign in at http://127.0.0.1:8080. Set STOCKROOM_EMAIL',
  );
});

test('says that the API does not answer', async () => {
  await startSimulatedApi();
  faults.status('post', 'auth/login', 504);
  await expect(signInAt({ url: URL, account: DEMO })).rejects.toThrow(
    'demo@example.com cannot sign in at http://127.0.0.1:8080. The server answered with error 504.',
  );
});

test.each([
  ['null', null],
  [JSON.stringify({ url: URL, account: DEMO }), { url: URL, account: DEMO }],
])('reads the API from the page: %s', (text, api) => {
  document.head.innerHTML = `<script type="application/json" id="standalone-api">${text}</script>`;
  expect(readRealApi()).toEqual(api);
});
