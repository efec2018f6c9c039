import { createHash } from 'node:crypto';
import { API_FINGERPRINT } from '@stockroom/contract';
import { createOpenApiDocument } from './document';

/**
 * A change of what clients can ask or are answered comes with another version of the contract, by which deployments
 * tell a server that is too old. When this fails, see decision 27: raise the version in contract/src/contract-version.ts
 * as it says, unless only words have changed, and put the expected fingerprint there.
 */
test('the version of the contract stands for this API', () => {
  const { paths, components } = createOpenApiDocument('');
  const text = JSON.stringify({ paths, components });
  const fingerprint = createHash('sha256').update(text).digest('hex').slice(0, 16);
  expect(API_FINGERPRINT).toBe(fingerprint);
});
