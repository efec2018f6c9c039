import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import prettier from 'prettier';
import { CHECKOUT, manifestOf } from '../steps/checkout.mjs';
import { StepError } from '../steps/run-steps.mjs';
import { writePackages } from '../steps/write-packages.mjs';
import { capital, rename, wordsOf } from './names.mjs';

/** The area itself, and what its own repository has besides. */
const AREA = join(import.meta.dirname, '../../remote-kit/template');
const REPOSITORY = join(import.meta.dirname, 'repository');
/** The generator copies these from an existing remote: the smallest one, which needs nothing special. */
const SETTINGS = ['tsconfig.json', 'jest.config.cjs', 'webpack.config.mjs'];
const SMALLEST = 'mf-suppliers';

/**
 * Writes the package of a new remote and adds it to the workspaces.
 * @param {string} name "mf-returns"
 * @returns {Promise<{ title: string, basePath: string, files: string[] }>} files by path in the checkout
 * @throws StepError when the name can't be used
 */
export async function generateRemote(name) {
  const words = wordsOf(name);
  if (existsSync(join(CHECKOUT, name)))
    throw new StepError(`There is a folder ${name} already. Choose another name, or delete it.`);
  const contents = [...areaFiles(name, words), ['package.json', asText(packageOf(name, words))]];
  const files = contents.map(([file, text]) => [join(name, file), text]);
  await writeAll(CHECKOUT, [...files, ['package.json', withWorkspace(name)]]);
  return summary(words, files);
}

/**
 * Writes a repository of its own for a new remote or one of this checkout, with the packages of the product in its
 * folder vendor.
 * @param {string} name "mf-returns"
 * @param {string} folder must be empty or missing
 * @returns {ReturnType<typeof generateRemote>} files by path in that folder
 * @throws StepError when the name or the folder can't be used, or the packages can't be made
 */
export async function generateRepository(name, folder) {
  const words = wordsOf(name);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StepError(`${folder} is not empty. Choose another folder.`);
  const isHere = existsSync(join(CHECKOUT, name, 'remote.json'));
  const area = isHere ? ownFiles(name) : areaFiles(name, words);
  const packages = await writePackages(join(folder, 'vendor'));
  const manifest = isHere ? manifestOf(name) : packageOf(name, words);
  // The tsconfig.json of the repository replaces that of the area.
  const files = [
    ...new Map([
      ...area,
      ...templateFiles(REPOSITORY, words),
      ['package.json', asText(repositoryPackage(manifest, packages))],
    ]),
  ];
  await writeAll(folder, files);
  return summary(words, files);
}

function summary({ many }, files) {
  return {
    title: many.map(capital).join(' '),
    basePath: `/${many.join('-')}`,
    files: files.map(([file]) => file).sort(),
  };
}

/** The sources and settings of an area, as [path, text]. */
function areaFiles(name, words) {
  const remotes = descriptions();
  refuseTaken(words, remotes);
  const settings = SETTINGS.map((file) => [file, read(join(SMALLEST, file))]);
  return [...templateFiles(AREA, words), ...settings].map(([file, text]) => [
    file,
    file === 'remote.json' ? placedInMenu(text, remotes) : text,
  ]);
}

/** The remote.json of every remote, in the order of the workspaces. */
function descriptions() {
  const names = manifestOf().workspaces.filter((folder) => folder.startsWith('mf-'));
  return names.map((folder) => JSON.parse(read(join(folder, 'remote.json'))));
}

function refuseTaken({ many }, remotes) {
  const basePath = `/${many.join('-')}`;
  const owner = remotes.find(({ basePaths }) => basePaths.includes(basePath))?.name;
  if (owner === undefined && !['/login', '/register', '/join', '/account'].includes(basePath))
    return;
  throw new StepError(
    `The path ${basePath} belongs to ${owner ?? 'the shell'} already. Choose another name.`,
  );
}

/** The sources and settings of an area of this checkout, as [path, text]. */
function ownFiles(name) {
  const single = ['remote.json', ...SETTINGS].map((file) => [file, read(join(name, file))]);
  const inFolders = ['src', 'locales'].flatMap((folder) =>
    filesIn(join(CHECKOUT, name, folder)).map(([file, text]) => [join(folder, file), text]),
  );
  return [...single, ...inFolders];
}

/** The files of a template, about the words of the new remote. */
function templateFiles(folder, words) {
  return filesIn(folder).map(([file, text]) => [rename(file, words), rename(text, words)]);
}

/** As [path, text]. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
}

/** Puts the entry after the existing ones. */
function placedInMenu(text, remotes) {
  const description = JSON.parse(text);
  const last = Math.max(0, ...remotes.flatMap(({ menu }) => menu.map(({ order }) => order)));
  const [entry] = description.menu;
  return asText({ ...description, menu: [{ ...entry, order: last + 10 }] });
}

/** The manifest of a remote in this repository. */
function packageOf(name, { many, one }) {
  const description = `${capital(many.join(' '))}: list, and a form for a new ${one.join(' ')}`;
  return { ...manifestOf(SMALLEST), name: `@stockroom/${name}`, description };
}

/** The manifest of the same remote in a repository of its own. */
function repositoryPackage(manifest, packages) {
  const { engines, overrides } = manifestOf();
  const fromVendor = (dependencies) =>
    Object.fromEntries(
      Object.entries(dependencies).map(([name, version]) => [
        name,
        name in packages ? `file:vendor/${packages[name]}` : version,
      ]),
    );
  const { 'dev:federated': _product, ...scripts } = manifest.scripts;
  return {
    ...manifest,
    engines,
    scripts: { ...scripts, types: 'tsc' },
    dependencies: fromVendor(manifest.dependencies),
    devDependencies: fromVendor({ ...manifest.devDependencies, '@stockroom/remote-kit': '' }),
    overrides,
  };
}

function withWorkspace(name) {
  const manifest = manifestOf();
  const { workspaces } = manifest;
  const place = workspaces.findLastIndex((folder) => folder.startsWith('mf-')) + 1;
  return asText({ ...manifest, workspaces: workspaces.toSpliced(place, 0, name) });
}

function asText(value) {
  return JSON.stringify(value, null, 2);
}

function read(file) {
  return readFileSync(join(CHECKOUT, file), 'utf8');
}

/** Formats all files, because other names break lines elsewhere, and then writes them. */
async function writeAll(folder, files) {
  const settings = await prettier.resolveConfig(join(CHECKOUT, 'package.json'));
  const formatted = await Promise.all(
    files.map(async ([file, text]) => {
      const filepath = join(folder, file);
      const { inferredParser: parser } = await prettier.getFileInfo(filepath);
      return [filepath, parser ? await prettier.format(text, { ...settings, parser }) : text];
    }),
  );
  for (const [target, text] of formatted) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
