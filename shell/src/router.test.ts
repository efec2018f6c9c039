import { DEFAULT_SITE } from '@stockroom/contract';
import { createShellRouter } from './router';

test('starts without a complaint at an address with broken percent-encoding', () => {
  window.history.replaceState(null, '', '/%E0%A4%A?a=1');
  const registry = { site: DEFAULT_SITE, remotes: [] };
  const router = createShellRouter({ registry, isSignedIn: () => false });
  expect(router.state.location).toMatchObject({ pathname: '/%25E0%25A4%25A', search: '?a=1' });
  router.dispose();
});
