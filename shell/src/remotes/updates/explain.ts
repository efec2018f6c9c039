import { RemoteLoadError, WrongShapeError } from '../remote-load-error';

/** Why code could not be loaded or run, in words for the user. */
export function explain(cause: unknown): string {
  if (cause instanceof RemoteLoadError) return explain(cause.cause);
  if (cause instanceof WrongShapeError) return 'It does not say which pages it has.';
  const text = textOf(cause);
  if (/does not satisfy the requirement/.test(text))
    return 'It was built for other versions of the shared libraries than this page has.';
  if (/ScriptExecutionError/.test(text)) return 'Its code stopped with an error while starting.';
  if (isLate(text)) return 'The server took too long to send its files.';
  if (/RUNTIME-001/.test(text)) return 'The server sent something else than its files.';
  if (isMissingFile(cause)) return 'Its files could not be fetched.';
  return `It stopped with an error: ${text}`;
}

/** True when a file did not come, though somebody answered: the server may have only newer ones. */
export function isMissingFile(cause: unknown): boolean {
  if (cause instanceof RemoteLoadError) return isMissingFile(cause.cause);
  const text = textOf(cause);
  const isOther = /ScriptExecutionError/.test(text) || isLate(text);
  return !isOther && /RUNTIME-00[38]|Loading (CSS )?chunk/.test(text);
}

function isLate(text: string): boolean {
  return /timed? ?out|\(timeout:/i.test(text);
}

function textOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
