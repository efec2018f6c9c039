// One react-refresh runtime for all builds in a page: see reactRefresh in browser.mjs. By path, because the package
// exports only its entry, which is aliased to this file.
module.exports =
  globalThis.__STOCKROOM_REFRESH__ ??= require('../../node_modules/react-refresh/cjs/react-refresh-runtime.development.js');
