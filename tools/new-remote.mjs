#!/usr/bin/env node
/** `npm run new-remote -- mf-returns`: writes a small complete area, here or in a repository of its own. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages } from './steps/install.mjs';
import { runProgram } from './steps/run-program.mjs';
import { runSteps, StepError } from './steps/run-steps.mjs';

const USAGE = `npm run new-remote -- <name>

Writes the package <name>, e.g. mf-returns: a list with search, a form, tests, standalone mode,
a menu entry. It works on the categories of the shop until it gets an API of its own.

  --to <folder>  writes a repository of its own there, with the product's packages;
                 for a remote of this checkout, with its sources
  --no-install   leaves package-lock.json to you: run npm install --ignore-scripts`;

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  'no-install': { type: 'boolean' },
  to: { type: 'string' },
};
const INSTALL = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

await runSteps([installPackages, writeRemote]);

async function writeRemote(say) {
  const { name, to, isHelp, isInstalling } = readArguments();
  if (isHelp) return say(USAGE);
  // Needs packages that the previous step may have installed.
  const { generateRemote, generateRepository } = await import('./new-remote/generate.mjs');
  if (to !== undefined) {
    const { title, files } = await generateRepository(name, resolve(to));
    for (const file of files) say(`  ${file}`);
    return say(`\n${title} is there. Its README.md says how to go on:\n  cd ${to} && npm install`);
  }
  const { title, basePath, files } = await generateRemote(name);
  for (const file of files) say(`  ${file}`);
  if (isInstalling) await install(say);
  say(`
${title} is there, at ${basePath}, with a menu entry and in the workspaces. Now:
  npm run dev -w ${name}: works on it alone, with sample data
  npm test -w ${name}: runs its tests
  npm run remotes -- deploy ${name}: builds it and makes it live in the running product

Then make it yours: src/api is where the categories stand in for its own data, remote.json says where
it stands in the menu, locales/ru.po names it in Russian. Commit it with package.json and package-lock.json.`);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
    const [name, ...more] = positionals;
    if (!values.help && (name === undefined || more.length > 0))
      throw new TypeError('Name one remote');
    const { help: isHelp, to } = values;
    return { name, to, isHelp, isInstalling: !values['no-install'] };
  } catch (error) {
    throw error instanceof TypeError ? new StepError(`${error.message}\n\n${USAGE}`) : error;
  }
}

async function install(say) {
  say('Adding it to package-lock.json');
  const { isOk, output } = await runProgram('npm', [...INSTALL, '--prefer-offline']);
  if (!isOk) throw new StepError(`${output}\nnpm could not do it: run npm ${INSTALL.join(' ')}`);
}
