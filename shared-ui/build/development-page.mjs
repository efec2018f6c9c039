/** The shell's page for webpack-dev-server: with the registry of the gateway, and what is served beside the shell. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { devPort } from './dev-server.mjs';
import { ROOT } from './sources.mjs';

/**
 * @param {object} options
 * @param {string} options.folder the shell's folder
 * @param {string} options.gateway its URL
 * @param {string} [options.served] names of the remotes that are served beside the shell, separated by commas
 * @returns {import('html-webpack-plugin').Options}
 */
export function developmentPage({ folder, gateway, served = '' }) {
  const template = readFileSync(join(folder, 'src/index.html'), 'utf8');
  return {
    templateContent: async () => {
      const registry = JSON.stringify(await developmentRegistry(gateway, served.split(',')));
      return template
        .replaceAll('%nonce%', '')
        .replace('%registry%', () => registry.replaceAll('<', '\\u003c'))
        .replace('%preloads%', '')
        .replace('%signed-in-preloads%', '');
    },
    inject: 'head',
  };
}

/**
 * @param {string} gateway
 * @param {string[]} served
 * @returns {Promise<import('../../contract/src/remotes').Registry>}
 */
async function developmentRegistry(gateway, served) {
  const live = await askGateway(gateway);
  const folders = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));
  const remotes = folders.map((name) => ({
    ...describe(name),
    build: served.includes(name)
      ? servedBuild(name)
      : (live?.remotes.find((remote) => remote.name === name)?.build ?? null),
  }));
  return { site: live?.site ?? SITE, remotes };
}

const SITE = {
  brand: 'Stockroom',
  builtBy: { name: 'AI App Builder', url: 'https://example.com/' },
};

/** @returns {Promise<import('../../contract/src/remotes').Registry | null>} null where none runs */
async function askGateway(gateway) {
  const response = await fetch(`${gateway}/registry.json`).catch(() => null);
  return response?.ok ? response.json() : null;
}

function describe(name) {
  const text = readFileSync(join(ROOT, name, 'remote.json'), 'utf8');
  const { title, basePaths, menu } = JSON.parse(text);
  return { name, title, basePaths, menu };
}

function servedBuild(name) {
  const entry = `http://127.0.0.1:${devPort(name)}/remoteEntry.js`;
  return { version: 'development', entry, deployedAt: new Date().toISOString(), pages: [] };
}
