import { join } from 'node:path';
import webpack from 'webpack';
import configure from '../../gateway/webpack.config.mjs';
import { CHECKOUT } from '../steps/checkout.mjs';
import { reportCompilations } from './report.mjs';

/** Not in dist, because fingerprints describe that. At the same depth in the checkout. */
const OUTPUT = join(CHECKOUT, '.cache/development');
/** Treats a save of several files as one. */
const PAUSE_MS = 200;

/**
 * Compiles gateway and API now and after every edit.
 * @param {(program: string) => Promise<void>} onCompiled
 * @param {(line: string) => void} say
 */
export function compileProduct(onCompiled, say) {
  const config = configure({}, { mode: 'development' });
  const compiler = webpack({ ...config, output: { ...config.output, path: OUTPUT } });
  reportCompilations('api', compiler, say);
  const program = join(OUTPUT, 'gateway.mjs');
  let work = Promise.resolve();
  compiler.watch({ aggregateTimeout: PAUSE_MS }, (_error, stats) => {
    if (!stats || stats.hasErrors()) return;
    work = work.then(() => onCompiled(program)).catch((error) => say(error.message));
  });
}
