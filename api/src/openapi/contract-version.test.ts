import { createHash } from 'node:crypto';
import { API_FINGERPRINT, CONTRACT_VERSION } from '@stockroom/contract';
import manifest from '../../../contract/package.json';
import { ROUTES } from '../routes';
import { createOpenApiDocument } from './document';

/**
 * A change of requests or answers needs another version of the contract, because deployments recognize an old server
 * by it. When this fails, see decision 27: raise the version in contract/package.json, unless only words
 * have changed, and put the expected fingerprint into contract/src/contract-version.ts.
 */
test('matches the contract version with this API', () => {
  const { paths, components } = createOpenApiDocument(ROUTES, '');
  const text = JSON.stringify({ paths, components });
  const fingerprint = createHash('sha256').update(text).digest('hex').slice(0, 16);
  expect(API_FINGERPRINT).toBe(fingerprint);
});

test('gives the package of the contract the same version', () => {
  expect(manifest.version).toBe(CONTRACT_VERSION);
});
