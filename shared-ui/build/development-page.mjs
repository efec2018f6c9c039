/** The shell's page for webpack-dev-server, where no gateway fills in the registry. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { devPort } from './dev-server.mjs';
import { ROOT } from './sources.mjs';

/**
 * @param {string} folder the shell's folder
 * @param {string} [served] names of the remotes that are served beside it, separated by commas
 * @returns {import('html-webpack-plugin').Options}
 */
export function developmentPage(folder, served = '') {
  const template = readFileSync(join(folder, 'src/index.html'), 'utf8');
  const registry = JSON.stringify(developmentRegistry(served.split(',')));
  return {
    templateContent: template
      .replaceAll('%nonce%', '')
      .replace('%registry%', () => registry.replaceAll('<', '\\u003c'))
      .replace('%preloads%', '')
      .replace('%signed-in-preloads%', ''),
    inject: 'head',
  };
}

/**
 * @param {string[]} served
 * @returns {import('../../contract/src/remotes').Registry}
 */
function developmentRegistry(served) {
  const folders = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));
  const remotes = folders.map((name) => {
    const { title, basePaths, menu } = JSON.parse(
      readFileSync(join(ROOT, name, 'remote.json'), 'utf8'),
    );
    const entry = `http://127.0.0.1:${devPort(name)}/remoteEntry.js`;
    const build = {
      version: 'development',
      entry,
      deployedAt: new Date().toISOString(),
      pages: [],
    };
    return { name, title, basePaths, menu, build: served.includes(name) ? build : null };
  });
  return {
    site: { brand: 'Stockroom', builtBy: { name: 'AI App Builder', url: 'https://example.com/' } },
    remotes,
  };
}
