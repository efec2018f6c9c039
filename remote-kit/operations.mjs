/** Names the operations of the API that a build calls, so that a deployment can check that the server answers them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import typescript from 'typescript';

/** @type {import('@stockroom/contract').Operations} */
const OPERATIONS = createRequire(import.meta.url)('@stockroom/contract/operations.json');

/**
 * The operations that the early data asks for, and those that the sources name as one text, 'GET /orders/:id'.
 * @param {import('webpack').Stats[]} compilations
 * @param {string[]} earlyData as in RemoteDescription.pages
 */
export function calledOperations(compilations, earlyData) {
  const early = earlyData.map((request) => `GET /${request.split('?')[0]}`);
  const unknown = early.find((name) => !OPERATIONS[name]);
  if (unknown) throw new Error(`The early data asks for ${unknown}, which the API does not have`);
  const sources = compilations
    .flatMap(({ compilation }) => [...compilation.fileDependencies])
    .filter((file) => /\.tsx?$/.test(file));
  const called = new Set([...early, ...sources.flatMap(textsIn)]);
  return Object.fromEntries(Object.entries(OPERATIONS).filter(([name]) => called.has(name)));
}

/** @param {string} file @returns {string[]} its string literals */
function textsIn(file) {
  /** @type {string[]} */
  const texts = [];
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    if (typescript.isStringLiteralLike(node)) texts.push(node.text);
    typescript.forEachChild(node, visit);
  };
  visit(typescript.createSourceFile(file, readFileSync(file, 'utf8'), { languageVersion: 9 }));
  return texts;
}
