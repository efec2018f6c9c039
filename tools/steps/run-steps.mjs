/** A failure that the user of the command sees without a stack. */
export class StepError extends Error {}

/** Between two progress messages. */
const STILL_RUNNING_MS = 15_000;

/**
 * Does a long work, and says every 15 seconds that it goes on.
 * @param {(line: string) => void} say
 * @param {string} doing "building"
 * @param {() => Promise<void>} work
 */
export async function sayProgress(say, doing, work) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const timer = setInterval(() => say(`  still ${doing}, ${seconds()} s`), STILL_RUNNING_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  say(`  done in ${seconds()} s`);
}

/**
 * Runs steps one after another. The first that fails ends the process with its message.
 * @param {((say: (line: string) => void) => void | Promise<void>)[]} steps
 */
export async function runSteps(steps) {
  try {
    for (const step of steps) await step((line) => console.log(line));
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
