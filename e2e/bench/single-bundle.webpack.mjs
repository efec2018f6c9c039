/** The product without federation: the same sources as one bundle, code-split by route, to compare with. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { singleBundleConfig } from '../../shared-ui/build/shell.mjs';
import { ROOT } from '../../shared-ui/build/sources.mjs';
import { SHELL } from '../../shell/build.mjs';

const REMOTES = ['mf-products', 'mf-inventory', 'mf-orders', 'mf-suppliers', 'mf-reports-settings'];

/** Where it is built; a whole dist of a shell, which the gateway can deploy. */
export const SINGLE_BUNDLE = join(ROOT, '.cache/single-bundle');

export default singleBundleConfig(SHELL, {
  output: SINGLE_BUNDLE,
  loader: join(import.meta.dirname, 'bundled-remotes.ts'),
  remotes: REMOTES.map((name) => JSON.parse(readFileSync(join(ROOT, name, 'remote.json'), 'utf8'))),
});
