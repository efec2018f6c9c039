import { StepError } from './run-steps.mjs';

const NEEDED = [20, 19];

/** @throws StepError when this Node is too old */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [neededMajor, neededMinor] = NEEDED;
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  throw new StepError(
    `Stockroom needs Node ${NEEDED.join('.')} or newer; this is ${process.versions.node}`,
  );
}
