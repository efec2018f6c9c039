import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * The runtime keeps the failed promise of a shared module that did not arrive, so that no later try could succeed.
 * This clears it. For all builds in the page: it is a remote that asks for a shared module.
 */
export function forgetFailedShares(): ModuleFederationRuntimePlugin {
  return {
    name: 'forget-failed-shares',
    errorLoadShare: ({ pkgName, origin }) => {
      for (const scope of Object.values(origin.shareScopeMap)) {
        for (const shared of Object.values(scope[pkgName] ?? {})) {
          if (!shared.loaded) shared.loading = null;
        }
      }
    },
  };
}
