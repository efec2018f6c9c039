require('@testing-library/jest-dom');
const {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals,
} = require('react');
const { configure } = require('@testing-library/react');
const { File } = require('node:buffer');
const { format } = require('node:util');

// A file must be of the same make as the Blob and FormData of Node, which jest-fixed-jsdom puts in place.
globalThis.File = File;
// Not in jsdom; the swipe of a toast asks for it. Nothing is ever captured.
Element.prototype.hasPointerCapture = () => false;

// For each of the first 10,000 elements of a second, React notes a stack that only its warnings show: up to a quarter of
// a test's time.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });

// Two busy cores: the default second is too short, and a longer limit costs a passing test nothing.
configure({ asyncUtilTimeout: 15_000 });

let complaints = [];
for (const level of ['error', 'warn']) {
  console[level] = (...args) => complaints.push(`console.${level}: ${format(...args)}`);
}
/** For a test of something that is meant to be logged: returns what was logged and clears it. */
globalThis.takeConsole = () => complaints.splice(0);

afterEach(() => {
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(`Unexpected console output\n${found.join('\n')}`);
});
