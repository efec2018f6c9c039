/** Finds what a build uses of the types of shared modules. */
import { readFileSync, statSync } from 'node:fs';
import ts from 'typescript';

/** Stands for every member, or every name of a module. */
const ALL = '*';

/** @typedef {Record<string, import('@stockroom/contract').SharedTypes>} TypesByModule */

/**
 * The types that a build was made against, of all that it uses.
 * @param {Record<string, string[]>} namesByModule the names that the build imports
 * @param {Iterable<string>} files that the build has read
 * @param {TypesByModule} declared
 * @returns {TypesByModule} of the modules that are declared
 */
export function usedTypes(namesByModule, files, declared) {
  const uses = collectUses(files, Object.keys(declared));
  const typesOf = (module, name) => {
    const used = uses.get(`${module} ${name}`);
    const hasAll = !used || used.has(ALL) || uses.has(`${module} ${ALL}`);
    const members = Object.entries(declared[module][name] ?? {});
    return members.filter(([member]) => hasAll || member === '' || used.has(member.split('=')[0]));
  };
  const modules = Object.keys(namesByModule).filter((module) => module in declared);
  return Object.fromEntries(
    modules.map((module) => {
      const names = namesByModule[module].toSorted();
      return [
        module,
        Object.fromEntries(names.map((name) => [name, Object.fromEntries(typesOf(module, name))])),
      ];
    }),
  );
}

/** @returns {Map<string, Set<string>>} members by "module name" */
function collectUses(files, modules) {
  const uses = new Map();
  const add = (key, members) => uses.set(key, new Set([...(uses.get(key) ?? []), ...members]));
  for (const file of files) {
    if (!/\.[cm]?[jt]sx?$/.test(file) || !statSync(file, { throwIfNoEntry: false })?.isFile())
      continue;
    const text = readFileSync(file, 'utf8');
    if (!modules.some((module) => text.includes(module))) continue;
    const imported = new Map();
    const visit = (node) => {
      if (ts.isImportDeclaration(node) && modules.includes(node.moduleSpecifier.text)) {
        const module = node.moduleSpecifier.text;
        const named = node.importClause?.namedBindings;
        if (!named || !ts.isNamedImports(named)) return add(`${module} ${ALL}`, []);
        for (const { name, propertyName = name } of named.elements)
          imported.set(name.text, `${module} ${propertyName.text}`);
        return;
      }
      // An export from the module, or import().
      if (ts.isStringLiteral(node) && modules.includes(node.text)) add(`${node.text} ${ALL}`, []);
      if (ts.isIdentifier(node) && imported.has(node.text))
        add(imported.get(node.text), membersAt(node));
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  }
  return uses;
}

/** The members that are used where the code mentions a name. @param {ts.Identifier} node @returns {string[]} */
function membersAt(node) {
  const { parent } = node;
  if (ts.isJsxOpeningElement(parent) || ts.isJsxSelfClosingElement(parent))
    return passedProps(parent);
  if (ts.isJsxClosingElement(parent)) return [];
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node)
    return [parent.name.text];
  const isReference = ts.isShorthandPropertyAssignment(parent) || ts.isExportSpecifier(parent);
  // Other names of declarations and properties only look the same.
  return parent.name === node && !isReference ? [] : [ALL];
}

function passedProps(element) {
  const props = element.attributes.properties.map((one) =>
    ts.isJsxSpreadAttribute(one) ? ALL : one.name.getText(),
  );
  const children = ts.isJsxOpeningElement(element) ? element.parent.children : [];
  const hasChildren = children.some((child) => !ts.isJsxText(child) || child.text.trim() !== '');
  return hasChildren ? [...props, 'children'] : props;
}
