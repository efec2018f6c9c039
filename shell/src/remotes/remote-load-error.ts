/** A remote could not be loaded; the message says why, in words for the user. */
export class RemoteLoadError extends Error {
  constructor(
    readonly remote: { name: string; title: string; version: string },
    cause: unknown,
  ) {
    super(explain(cause), { cause });
    this.name = 'RemoteLoadError';
  }
}

/** Why code could not be loaded or run, in words for the user. */
export function explain(cause: unknown): string {
  const text = cause instanceof Error ? cause.message : String(cause);
  if (/does not satisfy the requirement/.test(text))
    return 'It was built for other versions of the shared libraries than this page has.';
  if (/ScriptExecutionError/.test(text)) return 'Its code stopped with an error while starting.';
  if (/timed? ?out/i.test(text)) return 'The server took too long to send its files.';
  if (/RUNTIME-001/.test(text)) return 'The server sent something else than its files.';
  if (/RUNTIME-00[38]|Loading (CSS )?chunk/.test(text)) return 'Its files could not be fetched.';
  return `It stopped with an error: ${text}`;
}
