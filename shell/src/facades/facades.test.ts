import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '../../..');
const FACADES: Record<string, string> = {
  'react-router-dom': join(__dirname, 'react-router-dom.ts'),
  '@reduxjs/toolkit': join(__dirname, 'redux-toolkit.ts'),
  '@reduxjs/toolkit/query/react': join(__dirname, 'redux-toolkit-query.ts'),
  'react-redux': join(__dirname, 'react-redux.ts'),
  'styled-components': join(__dirname, 'styled-components.ts'),
};
interface Import {
  module: string;
  /** '*' for a namespace, which cannot be checked. */
  name: string;
  file: string;
}

test('every import of a module with a facade is in the facade', () => {
  const missing = sources()
    .filter((file) => !file.startsWith('shell/src/'))
    .flatMap(importsOf)
    .filter(({ module }) => module in FACADES)
    .filter(({ module, name }) => !exportsOf(module).includes(name))
    .map(({ module, name, file }) => `${file} imports ${name} of ${module}`);
  expect(missing).toEqual([]);
});

test('no source imports what stands behind a facade or a shared module', () => {
  const behind =
    /^(react-router|react-router\/dom|reselect|immer|redux-thunk|@reduxjs\/toolkit\/(query|react))$/;
  const found = sources()
    .filter((file) => !file.startsWith('shell/src/facades/'))
    .flatMap(importsOf)
    .filter(({ module }) => behind.test(module))
    .map(({ module, file }) => `${file} imports ${module}`);
  expect(found).toEqual([]);
});

test('the check sees named, namespace and re-exported imports but no types', () => {
  const text = `
    import { Link, type To, NavLink as Nav } from 'react-router-dom';
    import type { RouteObject } from 'react-router-dom';
    import * as all from '@reduxjs/toolkit';
    export { nanoid as id } from '@reduxjs/toolkit';`;
  expect(importsIn(text, 'x.ts').map(({ name }) => name)).toEqual([
    'Link',
    'NavLink',
    '*',
    'nanoid',
  ]);
});

function sources(): string[] {
  const packages = readdirSync(ROOT).filter((name) => /^(mf-|shell$|shared-ui$)/.test(name));
  return packages.flatMap((name) =>
    readdirSync(join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file))
      .map((file) => join(name, 'src', file)),
  );
}

function importsOf(file: string): Import[] {
  return importsIn(readFileSync(join(ROOT, file), 'utf8'), file);
}

function importsIn(text: string, file: string): Import[] {
  return parse(text, file).statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement);
    if (!isImport && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    const names = isImport ? importedNames(statement) : reExportedNames(statement);
    return names.map((name) => ({ module: moduleSpecifier.text, name, file }));
  });
}

function importedNames({ importClause }: ts.ImportDeclaration): string[] {
  if (!importClause || importClause.isTypeOnly) return [];
  const { name, namedBindings } = importClause;
  const byDefault = name ? ['default'] : [];
  if (!namedBindings) return byDefault;
  if (ts.isNamespaceImport(namedBindings)) return [...byDefault, '*'];
  return [...byDefault, ...namesOf(namedBindings.elements)];
}

function reExportedNames({ exportClause, isTypeOnly }: ts.ExportDeclaration): string[] {
  if (isTypeOnly) return [];
  return exportClause && ts.isNamedExports(exportClause) ? namesOf(exportClause.elements) : ['*'];
}

function namesOf(elements: ts.NodeArray<ts.ImportSpecifier | ts.ExportSpecifier>): string[] {
  return elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text);
}

function exportsOf(module: string): string[] {
  const file = FACADES[module] ?? '';
  return parse(readFileSync(file, 'utf8'), file).statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) ? reExportedNames(statement) : [],
  );
}

function parse(text: string, file: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, false, kind);
}
