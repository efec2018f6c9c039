// One react-refresh runtime for all builds in a page: see reactRefresh in browser.mjs.
module.exports =
  globalThis.__STOCKROOM_REFRESH__ ??= require('react-refresh/cjs/react-refresh-runtime.development.js');
