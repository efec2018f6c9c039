require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');
const { File } = require('node:buffer');
const { format } = require('node:util');

// A file must be of the same make as the Blob and FormData of Node, which jest-fixed-jsdom puts in place.
globalThis.File = File;
// Not in jsdom; the swipe of a toast asks for it. Nothing is ever captured.
Element.prototype.hasPointerCapture = () => false;

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
