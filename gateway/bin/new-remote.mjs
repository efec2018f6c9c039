#!/usr/bin/env node
/** `npm run new-remote -- mf-returns`: writes a small complete area, to be changed into what it shall be. */
import { checkNode } from './steps/check-node.mjs';
import { installPackages } from './steps/install.mjs';
import { runProgram } from './steps/run-program.mjs';
import { runSteps, StepError } from './steps/run-steps.mjs';

const USAGE = `npm run new-remote -- <name>

Writes the package <name>, e.g. mf-returns: a list with search, a form, tests, standalone mode,
a menu entry. It works on the categories of the shop until it gets an API of its own.

  --no-install   leaves package-lock.json to you: run npm install --ignore-scripts`;

const OPTIONS = ['--help', '-h', '--no-install'];
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
  const args = process.argv.slice(2);
  const options = args.filter((argument) => argument.startsWith('-'));
  const unknown = options.find((option) => !OPTIONS.includes(option));
  if (unknown !== undefined) throw new StepError(`There is no option ${unknown}\n\n${USAGE}`);
  const isHelp = options.includes('--help') || options.includes('-h');
  const [name, ...more] = args.filter((argument) => !options.includes(argument));
  if (!isHelp && (name === undefined || more.length > 0))
    throw new StepError(`Name one remote\n\n${USAGE}`);
  return { name, isHelp, isInstalling: !options.includes('--no-install') };
}

async function install(say) {
  say('Adding it to package-lock.json');
  const { isOk, output } = await runProgram('npm', [...INSTALL, '--prefer-offline']);
  if (!isOk) throw new StepError(`${output}\nnpm could not do it: run npm ${INSTALL.join(' ')}`);
}
