import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import typescript from 'typescript';
import {
  catalogueFiles,
  describeShared,
  filesOf,
  importedNames,
} from '../../remote-kit/build-description.mjs';
import { calledOperations } from '../../remote-kit/operations.mjs';
import { LAZY_MODULES, packageOf, SHARED_MODULES } from '../../remote-kit/shared-modules.mjs';
import { declaredTypes } from '../../remote-kit/shared-types.mjs';
import { ROOT } from '../../remote-kit/sources.mjs';

const require = createRequire(import.meta.url);
const read = (/** @type {string} */ file) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../src', file), 'utf8'));

/**
 * shell-build.json, by which the shell is deployed and the gateway preloads what a page needs.
 * @param {Record<string, string>} facades
 */
export function describeShell(facades) {
  /** @param {import('webpack').Stats} app @param {import('webpack').Stats} signIn */
  return (app, signIn) => {
    const types = declaredTypes();
    const provided = Object.fromEntries(
      SHARED_MODULES.map((module) => [
        module,
        types[module] ? Object.keys(types[module]) : exportedNames(module, facades[module]),
      ]),
    );
    refuseMissingNames(importedNames(app), provided);
    const main = filesOf(app, 'app');
    const modules = Object.fromEntries(
      LAZY_MODULES.map((module) => [module, lazyFiles(app, module)]),
    );
    const pages = ownPages(app, signIn, main, modules);
    const earlyData = [...FRAME_DATA, ...pages.flatMap(({ data = [] }) => data)];
    return {
      files: main,
      modules,
      frameData: FRAME_DATA,
      pages,
      russian: { 'index.html': catalogueFiles(app), 'sign-in.html': catalogueFiles(signIn) },
      operations: calledOperations([app, signIn], earlyData),
      shared: describeShared(provided, types),
    };
  };
}

/** The early data of the frame around the pages of a signed-in user. */
export const FRAME_DATA = read('layout/early-data.json');

const TABLE = '@stockroom/shared-ui/data-table';
const POPUPS = '@stockroom/shared-ui/popups';
const FORMS = ['@stockroom/shared-ui/forms', 'yup'];

/** The folder of each page, and the shared modules that it loads. */
const PAGES = [
  { path: '/', folder: 'dashboard', uses: [] },
  { path: '/account', folder: 'account', uses: [TABLE, ...FORMS] },
  { path: '/people', folder: 'people', uses: [TABLE, POPUPS] },
  { path: '/releases', folder: 'releases', uses: [TABLE] },
  { path: '/history', folder: 'history', uses: [TABLE] },
];

/**
 * The shell's own pages.
 * @param {import('webpack').Stats} app
 * @param {import('webpack').Stats} signIn
 * @param {string[]} main files that every page of the app has
 * @param {Record<string, string[]>} [modules] files of shared modules, where they are separate
 */
export function ownPages(app, signIn, main, modules = {}) {
  const pages = PAGES.map(({ path, folder, uses }) => ({
    path,
    access: 'signed-in',
    files: [
      ...filesOf(app, `${folder}-page`, main),
      ...uses.flatMap((module) => modules[module] ?? []),
    ],
    data: read(`${folder}/early-data.json`),
  }));
  const signInFiles = filesOf(signIn, 'sign-in').filter((file) => file.endsWith('.js'));
  const publicPages = [
    ['/login', signInFiles],
    ['/register', signInFiles],
    ['/join', [...signInFiles, ...filesOf(signIn, 'join-page', signInFiles)]],
  ].map(([path, files]) => ({ path, access: 'public', html: 'sign-in.html', files }));
  return [...pages, ...publicPages];
}

/** Names that the shell provides of a module. @param {string} module @param {string} [facade] */
function exportedNames(module, facade) {
  if (!facade) return Object.keys(require(module));
  // It only re-exports: `export { a, b as c } from '...'`.
  const source = typescript.createSourceFile(facade, readFileSync(facade, 'utf8'), {
    languageVersion: 9,
  });
  return source.statements.flatMap(({ exportClause, isTypeOnly }) =>
    exportClause && !isTypeOnly
      ? exportClause.elements.filter((one) => !one.isTypeOnly).map(({ name }) => name.text)
      : [],
  );
}

/** Webpack does not check names of a shared module: a missing one would be undefined in the page. */
function refuseMissingNames(imported, provided) {
  for (const [module, names] of Object.entries(imported)) {
    const missing = names.filter((name) => !provided[module].includes(name));
    if (missing.length > 0)
      throw new Error(`${missing.join(', ')} of ${module} is missing in what the shell provides`);
  }
}

/**
 * Files of a shared module that is loaded with the first page that needs it.
 * @param {import('webpack').Stats} stats
 * @param {string} module
 */
function lazyFiles({ compilation: { modules, chunkGraph } }, module) {
  const isOf = isFileOf(module);
  const chunks = [...modules]
    .filter((candidate) => isOf(candidate.nameForCondition() ?? ''))
    .flatMap((candidate) => [...chunkGraph.getModuleChunksIterable(candidate)]);
  const files = chunks.flatMap((chunk) => [...chunk.files]);
  if (files.length === 0)
    throw new Error(`The shell must import ${module} somewhere: webpack provides nothing else`);
  return [...new Set(files)];
}

/** @param {string} module @returns {(file: string) => boolean} */
function isFileOf(module) {
  const name = packageOf(module);
  if (name !== '@stockroom/shared-ui') return (file) => file.includes(`/node_modules/${name}/`);
  const index = join(ROOT, 'shared-ui/src', module.slice(name.length), 'index.ts');
  return (file) => file === index;
}
