// One react-refresh runtime for all builds in a page: see reactRefresh in browser.mjs. By path, because the package
// exports only its entry, which is aliased to this file.
module.exports = globalThis.__STOCKROOM_REFRESH__ ??= withReload(
  require('../../node_modules/react-refresh/cjs/react-refresh-runtime.development.js'),
);

/**
 * A remote can also be served into the product, whose React is built for production and refreshes nothing: there an
 * edit is shown by a reload.
 */
function withReload(runtime) {
  const { injectIntoGlobalHook, performReactRefresh } = runtime;
  let canRefresh = false;
  return {
    ...runtime,
    injectIntoGlobalHook(global) {
      injectIntoGlobalHook(global);
      const hook = global.__REACT_DEVTOOLS_GLOBAL_HOOK__;
      const { inject } = hook;
      hook.inject = (renderer) => {
        canRefresh ||= typeof renderer.scheduleRefresh === 'function';
        return inject.call(hook, renderer);
      };
    },
    performReactRefresh: () => (canRefresh ? performReactRefresh() : window.location.reload()),
  };
}
