import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** A remote's entry script or manifest that has not arrived by then counts as failed. */
const ENTRY_TIMEOUT_MS = 8_000;

/**
 * The runtime would wait for ever for a manifest and 20 s for a script. A second try asks under another address,
 * because the browser would join it to a first request that still hangs.
 */
export function limitTimes(): ModuleFederationRuntimePlugin {
  const tries = new Map<string, number>();
  return {
    name: 'limit-times',
    fetch: (url: string, init: RequestInit) =>
      fetch(url, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(ENTRY_TIMEOUT_MS) }),
    createScript: ({ url }: { url: string }) => {
      const earlier = tries.get(url) ?? 0;
      tries.set(url, earlier + 1);
      const script = document.createElement('script');
      script.src = earlier === 0 ? url : `${url}?retry=${earlier}`;
      script.async = true;
      // A developer's own server refuses scripts that other sites take from it without asking.
      if (!script.src.startsWith(window.location.origin)) script.crossOrigin = 'anonymous';
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  };
}
