// @ts-check

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
