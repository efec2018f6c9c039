// @ts-check
import { accessSync, constants } from 'node:fs';

/**
 * Finds a program at the path in an environment variable, else at its usual places.
 * @param {string} variable
 * @param {string[]} places
 * @returns {string | null}
 */
export function findProgram(variable, places) {
  const asked = process.env[variable];
  return (asked ? [asked] : places).find(isExecutable) ?? null;
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
