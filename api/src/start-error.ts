/** Why the product cannot start: one line for whoever started it, without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
