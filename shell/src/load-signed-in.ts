import type * as signedIn from './signed-in';

type SignedIn = typeof signedIn;

let loading: Promise<SignedIn> | null = null;
let loaded: SignedIn | null = null;

/** Loads what only signed-in users need, once; a call after a failed one tries again. */
export function loadSignedIn(): Promise<SignedIn> {
  loading ??= import(/* webpackChunkName: "signed-in" */ './signed-in').then(
    (module) => (loaded = module),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** null while it is not there. */
export function signedInPart(): SignedIn | null {
  return loaded;
}
