// One react-refresh runtime for all builds in a page: see shareReactRefresh in browser.mjs.
module.exports = globalThis.__STOCKROOM_REFRESH__ ??= require('react-refresh/runtime');
