import { init, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { forgetFailedShares } from './forget-failed-shares';
import { limitTimes } from './limit-times';
import { sharedModules } from './shared-modules';

/**
 * Remotes are built without a runtime of their own (shared-ui/build/remote.mjs) and find this one by its name. Only what
 * they start with: a whole module could not lose what nobody uses.
 */
Object.assign(globalThis, {
  _FEDERATION_BUNDLER_RUNTIME: { runtime: { init }, bundlerRuntime, attachShareScopeMap },
});

let host: ReturnType<typeof init> | null = null;

/** The shell as the host of the remotes, from the first of them on. */
export function federationHost() {
  host ??= makeHost();
  return host;
}

function makeHost() {
  registerGlobalPlugins([forgetFailedShares()]);
  return init({
    name: 'stockroom_shell',
    remotes: [],
    shared: sharedModules(),
    shareStrategy: 'loaded-first',
    plugins: [limitTimes()],
  });
}
