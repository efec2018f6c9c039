/** Reads the types of exported values as fingerprints, which differ when the types do. */
import { createHash } from 'node:crypto';
import ts from 'typescript';

/**
 * @param {Record<string, string>} files by module
 * @param {ts.CompilerOptions} options
 * @returns {Record<string, import('@stockroom/contract').SharedTypes>} by module
 */
export function readTypes(files, options) {
  const program = ts.createProgram(Object.values(files), options);
  const checker = program.getTypeChecker();
  const typesIn = (file) => {
    const values = checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
      .map((one) => [
        one.name,
        has(one, ts.SymbolFlags.Alias) ? checker.getAliasedSymbol(one) : one,
      ])
      .filter(([, value]) => has(value, ts.SymbolFlags.Value))
      .map(([name, value]) => [name, readMembers(checker, name, checker.getTypeOfSymbol(value))]);
    return sortedObject(values);
  };
  return Object.fromEntries(Object.entries(files).map(([module, file]) => [module, typesIn(file)]));
}

/** The props of a component or the properties of an object; of anything else one member, "". */
function readMembers(checker, name, type) {
  const readProp = (symbol) => {
    const prop = checker.getTypeOfSymbol(symbol);
    const types = prop.isUnion() ? prop.types : [prop];
    const isOptional = has(symbol, ts.SymbolFlags.Optional);
    const given = types.filter((one) => !(isOptional && has(one, ts.TypeFlags.Undefined)));
    const values = isForeign(symbol) ? [] : types.filter((one) => one.isStringLiteral());
    return [
      [symbol.name, fingerprint(checker, given) + (isOptional ? '' : '!')],
      ...values.map((one) => [`${symbol.name}=${one.value}`, fingerprint(checker, [one])]),
    ];
  };
  const readValue = (value) => fingerprint(checker, [value]);

  const signatures = type.getCallSignatures();
  if (/^[A-Z]/.test(name) && signatures.length > 0) {
    // A styled component has generic signatures too, for its "as".
    const { parameters } = signatures.find((one) => !one.typeParameters) ?? signatures[0];
    const [props] = parameters.map((one) => checker.getTypeOfSymbol(one));
    if (!props?.isUnion()) return sortedObject((props?.getProperties() ?? []).flatMap(readProp));
  }
  if (type.symbol && has(type.symbol, ts.SymbolFlags.ObjectLiteral))
    return sortedObject(
      type.getProperties().map((one) => [one.name, readValue(checker.getTypeOfSymbol(one))]),
    );
  return { '': readValue(type) };
}

/** Of a union of types. */
function fingerprint(checker, types) {
  const print = typePrinter(checker);
  return createHash('sha256')
    .update(joined(types.map(print), '|'))
    .digest('hex')
    .slice(0, 8);
}

/**
 * Writes types out. The order in which the compiler met them makes no difference. A type of another package is a name,
 * because those packages have versions. A literal is its primitive type, because a new tone or error code breaks nobody.
 */
function typePrinter(checker) {
  const printed = new Map();
  const open = [];

  function print(type) {
    const known = printed.get(type);
    if (known !== undefined) return known;
    if (open.includes(type)) return `^${type.symbol?.name}`;
    open.push(type);
    const text = write(type);
    open.pop();
    // A text that refers to a type around it is right only here.
    if (!text.includes('^')) printed.set(type, text);
    return text;
  }

  function write(type) {
    const { aliasSymbol, aliasTypeArguments = [], symbol } = type;
    if (isForeign(aliasSymbol)) return `${aliasSymbol.name}<${aliasTypeArguments.map(print)}>`;
    if (type.isUnion()) return joined(type.types.map(print), '|');
    if (type.isIntersection()) return joined(type.types.map(print), '&');
    if (type.isTypeParameter()) {
      const limit = type.getConstraint();
      return symbol.name + (limit ? `:${print(limit)}` : '');
    }
    if (!has(type, ts.TypeFlags.Object))
      return compilersText(checker.getBaseTypeOfLiteralType(type));
    const isReference = (type.objectFlags & ts.ObjectFlags.Reference) !== 0;
    const args = () => (isReference ? checker.getTypeArguments(type).map(print) : []);
    if (checker.isTupleType(type)) return `[${args()}]`;
    if (has(symbol, NAMED) && isForeign(symbol)) return `${symbol.name}<${args()}>`;
    // A mapped type that depends on a type parameter has no parts.
    const parts = partsOf(type);
    return parts.length > 0 ? joined(parts, ';') : compilersText(type);
  }

  const partsOf = (type) =>
    [
      ...type.getCallSignatures().map(signature),
      ...type.getConstructSignatures().map((one) => `new ${signature(one)}`),
      ...checker
        .getIndexInfosOfType(type)
        .map((one) => `[${print(one.keyType)}]:${print(one.type)}`),
      ...type.getProperties().map(property),
    ].map((part) => `{${part}}`);

  const property = (one) => {
    const mark = has(one, ts.SymbolFlags.Optional) ? '?' : '';
    return `${checker.symbolToString(one)}${mark}:${print(checker.getTypeOfSymbol(one))}`;
  };

  const signature = (one) => {
    const parameters = one.parameters.map(
      (parameter) => markOf(parameter) + print(checker.getTypeOfSymbol(parameter)),
    );
    return `(${parameters})=>${print(one.getReturnType())}`;
  };

  const markOf = ({ valueDeclaration: parameter }) => {
    if (parameter?.dotDotDotToken) return '...';
    return parameter?.questionToken || parameter?.initializer ? '?' : '';
  };

  const compilersText = (type) => checker.typeToString(type, undefined, WHOLE_TEXT);
  return print;
}

const NAMED = ts.SymbolFlags.Interface | ts.SymbolFlags.Class;
const WHOLE_TEXT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;

const joined = (texts, sign) => `(${[...new Set(texts)].sort().join(sign)})`;

const has = ({ flags }, flag) => (flags & flag) !== 0;

/** Whether a type is declared in another package. */
const isForeign = (symbol) =>
  symbol?.declarations?.every((one) => one.getSourceFile().fileName.includes('/node_modules/'));

const sortedObject = (entries) =>
  Object.fromEntries(entries.sort(([left], [right]) => (left < right ? -1 : 1)));
