/** Why the product cannot start: one line for the operator, without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
