// @ts-check
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run-command.mjs';

const PROJECTS = '.cache/types';

/**
 * What TypeScript checks as one program each: the packages with the same settings, so that what they share is read
 * once.
 * @param {string[]} workspaces
 * @returns {Promise<string[]>} files
 */
export async function typeProjects(workspaces) {
  /** @type {Map<string, { folder: string, extends: string, include: string[] }>} */
  const projects = new Map();
  for (const folder of workspaces) {
    const file = path.join(ROOT, folder, 'tsconfig.json');
    if (!existsSync(file)) continue;
    const { include, ...settings } = JSON.parse(await readFile(file, 'utf8'));
    const key = JSON.stringify(settings);
    const project = projects.get(key) ?? {
      folder,
      extends: `../../${folder}/tsconfig.json`,
      include: [],
    };
    for (const each of include) project.include.push(`../../${folder}/${each}`);
    projects.set(key, project);
  }
  await mkdir(path.join(ROOT, PROJECTS), { recursive: true });
  return Promise.all(
    [...projects.values()].map(async ({ folder, ...project }) => {
      const file = path.join(PROJECTS, `${folder}.json`);
      await writeFile(path.join(ROOT, file), JSON.stringify(project));
      return file;
    }),
  );
}

/**
 * The errors of several runs of TypeScript, each once: a file is checked with every package that uses it.
 * @param {string[]} outputs @returns {string[]} each with the lines that explain it
 */
export function differentErrors(outputs) {
  const errors = outputs.flatMap((output) => output.split(/\n(?!\s)/)).filter(Boolean);
  return [...new Map(errors.map((error) => [placeOf(error), error])).values()];
}

/** The rest depends on what else the package knows. */
function placeOf(/** @type {string} */ error) {
  return error.split(/(?<=error TS\d+):/)[0];
}
