import { watch } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../steps/checkout.mjs';

/** What ends up in a browser or in the API; a test does not. */
const SOURCE = /(?<!\.test)\.(tsx?|css|json)$/;

/**
 * Calls back once, when a source of one of the packages is saved.
 * @param {readonly string[]} packages
 * @param {() => void} callback
 */
export function onFirstEdit(packages, callback) {
  const watchers = packages.map((name) =>
    watch(join(CHECKOUT, name, 'src'), { recursive: true }, (_event, file) => {
      if (file === null || !SOURCE.test(file)) return;
      for (const watcher of watchers) watcher.close();
      callback();
    }),
  );
}
