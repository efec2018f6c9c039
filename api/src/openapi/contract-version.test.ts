import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOpenApiDocument } from './document';

const VERSION_FILE = join(__dirname, '../../../contract/src/version.json');

/**
 * A change of what clients can ask or are answered comes with another version of the contract, by which deployments
 * tell a server that is too old. When this fails, see decision 27: raise `version` in contract/src/version.json as it
 * says, unless only words have changed, and put the expected fingerprint there.
 */
test('the version of the contract stands for this API', () => {
  const { paths, components } = createOpenApiDocument('');
  const text = JSON.stringify({ paths, components });
  const fingerprint = createHash('sha256').update(text).digest('hex').slice(0, 16);
  expect(JSON.parse(readFileSync(VERSION_FILE, 'utf8')).api).toBe(fingerprint);
});
