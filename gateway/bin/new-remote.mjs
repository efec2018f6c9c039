#!/usr/bin/env node
/** `npm run new-remote -- mf-returns`: writes a small complete area, to be changed into what it shall be. */
import { parseArgs } from 'node:util';
import { checkNode } from './steps/check-node.mjs';
import { installPackages } from './steps/install.mjs';
import { runProgram } from './steps/run-program.mjs';
import { runSteps, StepError } from './steps/run-steps.mjs';

const USAGE = `npm run new-remote -- <name>

Writes the package <name>, e.g. mf-returns: a list with search, a form, tests, standalone mode,
a menu entry. It works on the categories of the shop until it gets an API of its own.

  --no-install   leaves package-lock.json to you: run npm install --ignore-scripts`;

const INSTALL = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

await runSteps([checkNode, installPackages, writeRemote]);

async function writeRemote(say) {
  const { name, isHelp, isInstalling } = readArguments();
  if (isHelp) return say(USAGE);
  // Needs the packages that may just have been installed.
  const { generateRemote } = await import('./new-remote/generate.mjs');
  const { title, basePath, files } = await generateRemote(name);
  for (const file of files) say(`  ${file}`);
  if (isInstalling) await install(say);
  const next = {
    [`npm run dev -w ${name}`]: 'works on it alone, with sample data',
    [`npm test -w ${name}`]: 'runs its tests',
    [`npm run remotes -- deploy ${name}`]: 'builds it and makes it live in the running product',
  };
  const width = Math.max(...Object.keys(next).map((command) => command.length));
  say(`
${title} is there, at ${basePath}, with a menu entry and in the workspaces. Now:
${Object.entries(next)
  .map(([command, what]) => `  ${command.padEnd(width)}  ${what}`)
  .join('\n')}

Then make it yours: src/api is where the categories stand in for its own data, remote.json says where
it stands in the menu. Commit it with package.json and package-lock.json.`);
}

function readArguments() {
  const { positionals, values } = parseKnown();
  if (positionals.length !== 1 && !values.help) throw new StepError(`Name one remote\n\n${USAGE}`);
  return { name: positionals[0], isHelp: values.help, isInstalling: values.install };
}

function parseKnown() {
  try {
    return parseArgs({
      allowPositionals: true,
      allowNegative: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        install: { type: 'boolean', default: true },
      },
    });
  } catch {
    const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
    throw new StepError(`"${options.join(' ')}"?\n\n${USAGE}`);
  }
}

async function install(say) {
  say('Adding it to package-lock.json');
  const { isOk, output } = await runProgram('npm', [...INSTALL, '--prefer-offline']);
  if (!isOk) throw new StepError(`${output}\nnpm could not do it: run npm ${INSTALL.join(' ')}`);
}
