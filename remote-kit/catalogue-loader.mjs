/** A webpack loader for `locales/ru.po`: the messages as JSON. A catalogue that does not fit its sources fails the build. */
import { dirname, join } from 'node:path';
import { findFaults } from './catalogue.mjs';
import { readMessages } from './read-messages.cjs';

/** @param {string} source */
export default function catalogueLoader(source) {
  const folder = dirname(dirname(this.resourcePath));
  this.addContextDependency(join(folder, 'src'));
  // The labels of a menu are texts, too. Packages without one are checked again when one appears.
  this.addDependency(join(folder, 'remote.json'));
  const report = this.mode === 'production' ? 'emitError' : 'emitWarning';
  // An installed package was checked by the build that packed it.
  if (!folder.includes('node_modules'))
    for (const fault of findFaults(folder))
      this[report](new Error(`${fault}. npm run texts updates the catalogues.`));
  return JSON.stringify(readMessages(source));
}
