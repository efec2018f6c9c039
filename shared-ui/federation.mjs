/**
 * The one list of what the shell and the remotes share at run time. Every browser build reads it.
 * Plain JavaScript with JSDoc types, because webpack configurations run in Node 20, which cannot import TypeScript.
 */
import { readFileSync } from 'node:fs';

/** @typedef {Record<string, import('@module-federation/sdk').moduleFederationPlugin.SharedConfig>} SharedModules */

const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** There before any remote, without a request of their own. Sub-paths are keys of their own. */
const EAGER_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'react-redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  'styled-components',
  '@stockroom/shared-ui',
];

/** Provided by the shell as files of their own, loaded with the first page that needs them. */
export const LAZY_MODULES = [
  '@stockroom/shared-ui/data-table',
  '@stockroom/shared-ui/forms',
  '@stockroom/shared-ui/popups',
  'yup',
];

export const SHARED_MODULES = [...EAGER_MODULES, ...LAZY_MODULES];

/** Packages of which a remote must not carry a copy: those above and what they are made of. */
export const SHARED_PACKAGES = [
  ...new Set(SHARED_MODULES.map(packageOf)),
  'formik',
  'react-router',
  'redux',
  'redux-thunk',
  'reselect',
  'immer',
  'scheduler',
];

/**
 * The installed version of a shared module, from the exact versions of shared-ui's package.json.
 * @param {string} module
 * @returns {string}
 */
export function versionOf(module) {
  const name = packageOf(module);
  const version = name === manifest.name ? manifest.version : manifest.dependencies[name];
  if (version === undefined) throw new Error(`${name} is shared but not in shared-ui/package.json`);
  return version;
}

/**
 * @param {string} module "@reduxjs/toolkit/query/react"
 * @returns {string} "@reduxjs/toolkit"
 */
export function packageOf(module) {
  return module.split('/', module.startsWith('@') ? 2 : 1).join('/');
}

/** @param {string} module */
function singleton(module) {
  return { singleton: true, strictVersion: true, requiredVersion: `^${versionOf(module)}` };
}

/**
 * What a remote takes from the shell; it carries no fallback.
 * @returns {SharedModules}
 */
export function consumedByRemote() {
  return Object.fromEntries(
    SHARED_MODULES.map((module) => [module, { ...singleton(module), import: false }]),
  );
}
