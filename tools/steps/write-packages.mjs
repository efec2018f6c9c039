import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { packTypes } from '../../remote-kit/shared-types.mjs';
import { CHECKOUT, manifestOf } from './checkout.mjs';
import { runProgram, runTool } from './run-program.mjs';
import { StepError } from './run-steps.mjs';

/** .config/tsconfig.packages.json names what the compiler starts from. */
const COMPILED = ['contract', 'api', 'shared-ui'];
const KIT = 'remote-kit';

/**
 * Writes the packages for teams with their own repository as tarballs, and deletes older ones in that folder.
 * @param {string} folder made if it is missing
 * @returns {Promise<Record<string, string>>} file names by package: { "@stockroom/contract": "stockroom-contract-1.7.0.tgz" }
 * @throws StepError when the compiler or npm fails
 */
export async function writePackages(folder) {
  const staging = mkdtempSync(join(tmpdir(), 'stockroom-packages-'));
  try {
    const compile = ['-p', '.config/tsconfig.packages.json', '--outDir', staging];
    await mustSucceed(runTool('typescript7/bin/tsc', compile));
    for (const name of COMPILED) completeCompiled(name, join(staging, name));
    referToCatalogueType(join(staging, 'contract/src'));
    packTypes(join(staging, 'shared-ui'));
    copyKit(join(staging, KIT));
    return await pack(staging, folder);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Adds styles, fonts, translations and package.json to compiled sources. */
function completeCompiled(name, target) {
  cpSync(join(CHECKOUT, name, 'src'), join(target, 'src'), {
    recursive: true,
    filter: (file) => /\.d\.ts$/.test(file) || !/\.tsx?$/.test(file),
  });
  cpSync(join(CHECKOUT, name, 'locales'), join(target, 'locales'), { recursive: true });
  // Without "type": the compiled files import each other without endings, which webpack then accepts.
  const { version, sideEffects, exports, dependencies, peerDependencies } = manifestOf(name);
  const manifest = {
    name: `@stockroom/${name}`,
    version,
    private: true,
    sideEffects,
    exports: compiledExports(exports, target),
    dependencies: importedOf(dependencies, target),
    peerDependencies,
  };
  writeFileSync(join(target, 'package.json'), JSON.stringify(manifest, null, 2));
}

/** The compiler refers to the type of translation files in this checkout. */
function referToCatalogueType(folder) {
  const file = join(folder, 'translate.d.ts');
  const text = readFileSync(file, 'utf8').replace(/path=".*\/po\.d\.ts"/, 'path="./po.d.ts"');
  writeFileSync(file, text);
}

/** The exports that the packages contain: of the API only its in-memory side. */
function compiledExports(exports, target) {
  const entries = Object.entries(exports).flatMap(([path, source]) => {
    const compiled = source.replace(/\.tsx?$/, '');
    if (compiled === source) return [[path, source]];
    if (!existsSync(join(target, `${compiled}.js`))) return [];
    return [[path, { types: `${compiled}.d.ts`, default: `${compiled}.js` }]];
  });
  return Object.fromEntries(entries);
}

/** The dependencies that the files of a package import. */
function importedOf(dependencies, folder) {
  const text = readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => /\.(js|ts|css)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('');
  const isImported = ([name]) => new RegExp(`['"]${name}['"/]`).test(text);
  return Object.fromEntries(Object.entries(dependencies).filter(isImported));
}

function copyKit(target) {
  const left = ['template', 'test', 'jest.config.cjs', 'node_modules'];
  cpSync(join(CHECKOUT, KIT), target, {
    recursive: true,
    filter: (file) => !left.includes(relative(join(CHECKOUT, KIT), file)),
  });
  cpSync(join(CHECKOUT, 'tsconfig.base.json'), join(target, 'tsconfig.base.json'));
}

async function pack(staging, folder) {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder))
    if (/^stockroom-.+\.tgz$/.test(file)) rmSync(join(folder, file));
  const names = [...COMPILED, KIT];
  const places = names.map((name) => `./${name}`);
  const args = ['pack', ...places, '--pack-destination', folder, '--loglevel=error'];
  await mustSucceed(runProgram('npm', args, { cwd: staging }));
  return Object.fromEntries(
    names.map((name) => [
      `@stockroom/${name}`,
      `stockroom-${name}-${manifestOf(name).version}.tgz`,
    ]),
  );
}

async function mustSucceed(program) {
  const { isOk, output } = await program;
  if (!isOk) throw new StepError(`${output}\nThe packages could not be made: see above`);
}
