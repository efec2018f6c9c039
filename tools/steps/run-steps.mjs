/** A failure that the user of the command sees without a stack. */
export class StepError extends Error {}

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
