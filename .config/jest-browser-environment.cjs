/** jsdom with the fetch of Node, and with style sheets of which only what hides something is kept. */
const { createRequire } = require('node:module');
const FixedJsdomEnvironment = require('jest-fixed-jsdom');

const requireAsJsdom = createRequire(
  createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'),
);
const cssom = requireAsJsdom('rrweb-cssom');

// Every query by role asks for the styles of every element, for which jsdom tries each rule there is: up to a third of
// a test's time. Nothing is laid out or painted, so these are the only ones that a test can tell.
const KEPT = new Set(['display', 'visibility', 'opacity', 'pointer-events', 'content']);

const { parse } = cssom;
cssom.parse = (...args) => {
  const sheet = parse(...args);
  sheet.cssRules = sheet.cssRules.filter(keepsSomething);
  return sheet;
};

function keepsSomething({ style }) {
  // Rules that hold rules, such as those for a medium, stay as they are.
  if (!style) return true;
  for (const property of Array.from(style))
    if (!KEPT.has(property.toLowerCase())) style.removeProperty(property);
  return style.length > 0;
}

module.exports = FixedJsdomEnvironment;
