/**
 * The only list of modules that the shell and the remotes share at run time. Every browser build reads it.
 * Plain JavaScript with JSDoc types, because webpack configurations run in Node 20, which cannot import TypeScript.
 */
import { createRequire } from 'node:module';

/** @typedef {Record<string, import('@module-federation/sdk').moduleFederationPlugin.SharedConfig>} SharedModules */

const require = createRequire(import.meta.url);
const manifest = manifestOf('@stockroom/shared-ui');

/** Part of the shell's main file, so they load before any remote. Sub-paths are keys of their own. */
const EAGER_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'styled-components',
  '@stockroom/shared-ui',
];

/** Separate files of the shell that load with the first page that needs them. */
export const LAZY_MODULES = [
  '@stockroom/shared-ui/data-table',
  '@stockroom/shared-ui/forms',
  '@stockroom/shared-ui/popups',
  'yup',
];

export const SHARED_MODULES = [...EAGER_MODULES, ...LAZY_MODULES];

/** Packages that a remote must not contain: the shared ones and their dependencies. */
export const SHARED_PACKAGES = [
  ...new Set(SHARED_MODULES.map(packageOf)),
  '@reduxjs/toolkit',
  'formik',
  'react-redux',
  'react-router',
  'redux',
  'redux-thunk',
  'reselect',
  'immer',
  'scheduler',
];

/**
 * The installed version of a shared module.
 * @param {string} module
 * @returns {string}
 * @throws {Error} if shared-ui names no version of it, or another one
 */
export function versionOf(module) {
  const name = packageOf(module);
  const { version } = manifestOf(name);
  if (name === manifest.name) return version;
  const shared = manifest.dependencies[name];
  if (shared === undefined) throw new Error(`${name} is shared but not in shared-ui/package.json`);
  if (version !== shared)
    throw new Error(
      `${name} ${version} is installed, but shared-ui shares ${shared}. Install that.`,
    );
  return version;
}

/**
 * The package.json of a package of the product.
 * @param {string} name
 * @returns {{ name: string, version: string, dependencies: Record<string, string> }}
 */
export function manifestOf(name) {
  return require(`${name}/package.json`);
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
  const version = versionOf(module);
  // A deployment compares the types of shared-ui instead.
  if (packageOf(module) === manifest.name)
    return { singleton: true, requiredVersion: false, version };
  return { singleton: true, strictVersion: true, requiredVersion: `^${version}`, version };
}

/**
 * The modules that a remote takes from the shell, without fallbacks.
 * @returns {SharedModules}
 */
export function consumedByRemote() {
  return Object.fromEntries(
    SHARED_MODULES.map((module) => [module, { ...singleton(module), import: false }]),
  );
}

/**
 * The modules that the shell provides.
 * @param {Record<string, string>} replacements files that the shell provides instead of a module
 * @returns {SharedModules}
 */
export function providedByShell(replacements) {
  return Object.fromEntries(
    SHARED_MODULES.map((module) => [
      module,
      {
        ...singleton(module),
        eager: EAGER_MODULES.includes(module),
        ...(replacements[module] && { import: replacements[module] }),
      },
    ]),
  );
}
