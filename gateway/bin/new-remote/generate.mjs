import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import prettier from 'prettier';
import { CHECKOUT } from '../steps/checkout.mjs';
import { StepError } from '../steps/run-steps.mjs';
import { capital, rename, wordsOf } from './names.mjs';

const TEMPLATES = join(import.meta.dirname, '../../templates/remote');
/** What is the same in every remote is taken from one that there is. */
const SETTINGS = ['tsconfig.json', 'jest.config.cjs', 'webpack.config.mjs'];

/**
 * Writes the package of a new remote and adds it to the workspaces.
 * @param {string} name "mf-returns"
 * @returns {Promise<{ title: string, basePath: string, files: string[] }>} files by path in the checkout
 * @throws StepError when the name can't be used
 */
export async function generateRemote(name) {
  const words = wordsOf(name);
  const remotes = descriptions();
  refuseTaken(name, words, remotes);
  const contents = templateFiles().map((file) => [
    rename(file, words),
    rename(readTemplate(file), words),
  ]);
  const description = contents.find(([file]) => file === 'remote.json');
  description[1] = placedInMenu(description[1], remotes);
  const model = remotes[0].name;
  for (const file of SETTINGS) contents.push([file, read(join(model, file))]);
  contents.push(['package.json', packageOf(name, words, model)]);
  const files = contents.map(([file, text]) => [join(name, file), text]);
  await writeAll([...files, ['package.json', withWorkspace(name)]]);
  return {
    title: words.many.map(capital).join(' '),
    basePath: `/${words.many.join('-')}`,
    files: files.map(([file]) => file).sort(),
  };
}

/** remote.json of every remote of the checkout; their order in the workspaces. */
function descriptions() {
  const { workspaces } = JSON.parse(read('package.json'));
  const names = workspaces.filter((folder) => folder.startsWith('mf-'));
  return names.map((folder) => JSON.parse(read(join(folder, 'remote.json'))));
}

function refuseTaken(name, { many }, remotes) {
  if (existsSync(join(CHECKOUT, name)))
    throw new StepError(`There is a folder ${name} already. Choose another name, or delete it.`);
  const basePath = `/${many.join('-')}`;
  const owner = remotes.find(({ basePaths }) => basePaths.includes(basePath))?.name;
  if (owner === undefined && !['/login', '/register'].includes(basePath)) return;
  throw new StepError(
    `The path ${basePath} belongs to ${owner ?? 'the shell'} already. Choose another name.`,
  );
}

function templateFiles() {
  return readdirSync(TEMPLATES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(TEMPLATES.length + 1));
}

function readTemplate(file) {
  return readFileSync(join(TEMPLATES, file), 'utf8');
}

/** After the entries that there are. */
function placedInMenu(text, remotes) {
  const description = JSON.parse(text);
  const last = Math.max(0, ...remotes.flatMap(({ menu }) => menu.map(({ order }) => order)));
  const [entry] = description.menu;
  return JSON.stringify({ ...description, menu: [{ ...entry, order: last + 10 }] }, null, 2);
}

function packageOf(name, { many, one }, model) {
  const manifest = JSON.parse(read(join(model, 'package.json')));
  const description = `${capital(many.join(' '))}: list, and a form for a new ${one.join(' ')}`;
  return JSON.stringify({ ...manifest, name: `@stockroom/${name}`, description }, null, 2);
}

function withWorkspace(name) {
  const manifest = JSON.parse(read('package.json'));
  const { workspaces } = manifest;
  const place = workspaces.findLastIndex((folder) => folder.startsWith('mf-')) + 1;
  return JSON.stringify({ ...manifest, workspaces: workspaces.toSpliced(place, 0, name) }, null, 2);
}

function read(file) {
  return readFileSync(join(CHECKOUT, file), 'utf8');
}

/** Formatted, because names of another length break lines elsewhere; and nothing before all are. */
async function writeAll(files) {
  const formatted = await Promise.all(
    files.map(async ([file, text]) => {
      const filepath = join(CHECKOUT, file);
      const settings = await prettier.resolveConfig(filepath);
      return [filepath, await prettier.format(text, { ...settings, filepath })];
    }),
  );
  for (const [target, text] of formatted) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
