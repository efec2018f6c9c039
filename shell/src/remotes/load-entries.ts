import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** A later entry script counts as failed. */
const TIMEOUT_MS = 8_000;

/** Why an entry script failed, as the browser reports it. */
export type EntryFailure = 'missing' | 'late' | 'not-script' | 'broken';

const failures = new Map<string, EntryFailure>();

/** The last failure of this container's entry, if any. */
export function entryFailure(container: string): EntryFailure | undefined {
  return failures.get(container);
}

/** A plugin of the federation runtime that loads the entry scripts of remotes. The runtime alone would wait 20 s. */
export default function loadEntries(): ModuleFederationRuntimePlugin {
  return {
    name: 'load-entries',
    createScript: ({ url, remoteInfo }) => {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      // A developer's own server sends scripts to other sites only with CORS.
      if (!script.src.startsWith(window.location.origin)) script.crossOrigin = 'anonymous';
      if (remoteInfo) noteFailure(script, remoteInfo.name, remoteInfo.entryGlobalName);
      return { script, timeout: TIMEOUT_MS };
    },
  };
}

/** Watches the script until it has run. */
function noteFailure(script: HTMLScriptElement, container: string, globalName: string): void {
  failures.delete(container);
  const onThrow = ({ filename, error }: ErrorEvent) => {
    if (filename !== script.src) return;
    // The server may have sent a page in place of a script.
    failures.set(container, error instanceof SyntaxError ? 'not-script' : 'broken');
  };
  const stop = () => {
    window.removeEventListener('error', onThrow);
    clearTimeout(timer);
  };
  const fail = (failure: EntryFailure) => {
    stop();
    failures.set(container, failure);
  };
  const timer = setTimeout(fail, TIMEOUT_MS, 'late');
  window.addEventListener('error', onThrow);
  script.addEventListener('error', () => fail('missing'));
  script.addEventListener('load', () => {
    stop();
    if (!failures.has(container) && !(globalName in window)) fail('not-script');
  });
}
