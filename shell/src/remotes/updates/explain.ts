import { orOffline } from '../or-offline';
import { RemoteLoadError, WrongShapeError } from '../remote-load-error';

/** Why code could not be loaded or run, and which: in words for the user. */
export function explain(cause: unknown, version: string): string {
  // Code of a developer's machine has its address for a version.
  const which = version.includes('://') ? `from ${version}` : `of version ${version}`;
  const reason = reasonOf(cause);
  if (reason === 'stopped') return `The code ${which} stopped with an error: ${textOf(cause)}`;
  const words = WORDS[reason](which);
  return reason === 'missing' ? orOffline(words) : words;
}

/** True when a file did not come, though somebody answered: the server may have only newer ones. */
export function isMissingFile(cause: unknown): boolean {
  return reasonOf(cause) === 'missing';
}

/** True when the code is in the page already: only another load of the page asks for it again. */
export function isCodeAtFault(cause: unknown): boolean {
  return ['other libraries', 'wrong shape', 'stopped'].includes(reasonOf(cause));
}

const WORDS = {
  'other libraries': (which: string) =>
    `The code ${which} was built for other versions of the shared libraries than this page has.`,
  'wrong shape': (which: string) => `The code ${which} does not say which pages it has.`,
  broken: (which: string) => `The code ${which} stopped with an error while starting.`,
  late: (which: string) => `The server took too long to send the files ${which}.`,
  'something else': (which: string) => `The server sent something else than the files ${which}.`,
  missing: (which: string) => `The files ${which} could not be fetched.`,
};
type Reason = keyof typeof WORDS | 'stopped';

/** By the messages of the federation runtime and of webpack. */
const SIGNS: readonly (readonly [Reason, RegExp])[] = [
  ['other libraries', /does not satisfy the requirement/],
  ['broken', /ScriptExecutionError/],
  ['late', /timed? ?out|\(timeout:/i],
  ['something else', /RUNTIME-001/],
  ['missing', /RUNTIME-00[38]|Loading (CSS )?chunk/],
];

function reasonOf(cause: unknown): Reason {
  if (cause instanceof RemoteLoadError) return reasonOf(cause.cause);
  if (cause instanceof WrongShapeError) return 'wrong shape';
  const text = textOf(cause);
  return SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? 'stopped';
}

function textOf(cause: unknown): string {
  if (cause instanceof RemoteLoadError) return textOf(cause.cause);
  return cause instanceof Error ? cause.message : String(cause);
}
