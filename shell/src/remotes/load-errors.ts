import { msg, type HealthKind, type Text, type Translate } from '@stockroom/contract';
import type { EntryFailure } from './load-entries';
import type { Area } from './registry';

/** An area could not be loaded; the cause says why. */
export class RemoteLoadError extends Error {
  /** @param entryFailure how the area's entry script failed, if it did */
  constructor(
    readonly area: Area,
    cause: unknown,
    readonly entryFailure?: EntryFailure,
  ) {
    // eslint-disable-next-line lingui/no-unlocalized-strings -- for engineers; explainLoadError has the user's words
    super(`${area.name} could not be loaded`, { cause });
    this.name = 'RemoteLoadError';
  }
}

/** A remote does not expose a list of routes. */
export class WrongShapeError extends Error {}

/** The release of a remote that should be live cannot be served. */
export class UnavailableError extends Error {}

export class TimeLimitError extends Error {}

/** How long a user waits for an area or its page: scripts have limits of their own, but code may never answer. */
export const TIME_LIMIT_MS = 15_000;

/** @throws TimeLimitError when the work takes too long */
export async function withinTimeLimit<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError()), TIME_LIMIT_MS);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Why code of this version could not be loaded or run, in words for the user. */
export function explainLoadError(error: unknown, version: string, t: Translate): string {
  // The version of code on a developer's machine is its address.
  const which = version.includes('://')
    ? msg('from {version}', { version })
    : msg('of version {version}', { version });
  const reason = reasonOf(error);
  if (reason === 'stopped')
    return t('The code {which} stopped with an error: {error}', { which, error: textOf(error) });
  const words = t(EXPLANATIONS[reason](which));
  return reason === 'missing' ? reasonOffline(words, t) : words;
}

/** True when a file did not come, though somebody answered: the server may have only newer ones. */
export function isMissingFile(error: unknown): boolean {
  return reasonOf(error) === 'missing';
}

/** How the failure counts for the health of its release. */
export function failureKind(error: unknown): HealthKind {
  const reason = reasonOf(error);
  if (reason === 'silent') return 'no-page';
  return reason === 'stopped' && !(error instanceof RemoteLoadError) ? 'crash' : 'load-failure';
}

/** Why a fetch failed: the browser may know that there is no connection. */
export function reasonOffline(otherwise: string, t: Translate): string {
  return navigator.onLine ? otherwise : t('There is no connection.');
}

const EXPLANATIONS = {
  'wrong-shape': (which: Text) =>
    msg('The code {which} does not say which pages it has.', { which }),
  broken: (which: Text) => msg('The code {which} stopped with an error while starting.', { which }),
  silent: (which: Text) =>
    msg('The code {which} did not answer within {seconds} seconds.', {
      which,
      seconds: TIME_LIMIT_MS / 1000,
    }),
  unavailable: () => msg('The server cannot send its files at the moment.'),
  late: (which: Text) => msg('The server took too long to send the files {which}.', { which }),
  'not-script': (which: Text) =>
    msg('The server sent something else than the files {which}.', { which }),
  missing: (which: Text) => msg('The files {which} could not be fetched.', { which }),
};
type Reason = keyof typeof EXPLANATIONS | 'stopped';

function reasonOf(error: unknown): Reason {
  if (error instanceof TimeLimitError) return 'silent';
  if (error instanceof UnavailableError) return 'unavailable';
  if (error instanceof WrongShapeError) return 'wrong-shape';
  if (error instanceof RemoteLoadError) {
    const reason = reasonOf(error.cause);
    return reason === 'stopped' ? (error.entryFailure ?? reason) : reason;
  }
  // Webpack marks the error of a file that did not come.
  if (!(error instanceof Error)) return 'stopped';
  const isMissing =
    error.name === 'ChunkLoadError' || Reflect.get(error, 'code') === 'CSS_CHUNK_LOAD_FAILED';
  if (!isMissing) return 'stopped';
  return Reflect.get(error, 'type') === 'timeout' ? 'late' : 'missing';
}

function textOf(error: unknown): string {
  if (error instanceof RemoteLoadError) return textOf(error.cause);
  return error instanceof Error ? error.message : String(error);
}
