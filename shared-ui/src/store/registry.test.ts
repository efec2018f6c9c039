import { DEFAULT_SITE, type Registry } from '@stockroom/contract';
import { readRegistry } from './registry';

afterEach(() => document.getElementById('stockroom-registry')?.remove());

test('reads the registry that the gateway writes into the page', () => {
  const registry: Registry = { site: DEFAULT_SITE, remotes: [] };
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'stockroom-registry';
  script.textContent = JSON.stringify(registry);
  document.head.append(script);
  expect(readRegistry()).toEqual(registry);
});

test('returns null in a page without a registry', () => {
  expect(readRegistry()).toBeNull();
});
