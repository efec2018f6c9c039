import { DEFAULT_SITE, type Registry } from '@stockroom/contract';
import { readRegistry } from './registry';

afterEach(() => document.getElementById('stockroom-registry')?.remove());

test('reads what the gateway wrote into the page', () => {
  const registry: Registry = { site: DEFAULT_SITE, remotes: [] };
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'stockroom-registry';
  script.textContent = JSON.stringify(registry);
  document.head.append(script);
  expect(readRegistry()).toEqual(registry);
});

test('a page that no gateway has made has none', () => {
  expect(readRegistry()).toBeNull();
});
