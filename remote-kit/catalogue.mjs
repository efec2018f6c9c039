/** The translations of a package: `locales/ru.po` has one for every text that its sources show, and no other. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import ts from 'typescript';
import { isTranslated, readMessages } from './read-messages.cjs';

/** @typedef {{ text: string, plural?: string, files: string[] }} SourceText */

/** Functions whose first argument is a text: see `Translate` and `msg` of the contract. */
const TRANSLATING = ['t', 'translate', 'msg'];

/** As editors of translations want it. */
const PLURAL_FORMS =
  'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);';

const catalogueFile = (folder) => join(folder, 'locales/ru.po');

/**
 * What keeps a catalogue from fitting its sources, in words; none when it fits.
 * @param {string} folder
 */
export function findFaults(folder) {
  return faultsBetween(readTexts(folder), readItems(folder));
}

/** @param {Map<string, SourceText>} texts @param {InstanceType<typeof PO.Item>[]} translations */
function faultsBetween(texts, translations) {
  const items = new Map(translations.map((item) => [item.msgid, item]));
  const missing = [...texts.values()]
    .filter(({ text, plural }) => {
      const item = items.get(text);
      return !item || !isTranslated(item) || item.msgid_plural !== (plural ?? null);
    })
    .map(({ text, files }) => `No translation of "${text}" (${files[0]})`);
  const stale = [...items.keys()]
    .filter((text) => !texts.has(text))
    .map((text) => `No source shows "${text}" any more`);
  const unlike = [...items.values()].filter(isTranslated).flatMap(otherPlaceholders);
  return [...missing, ...stale, ...unlike];
}

/**
 * Adds what the catalogue lacks, to be translated, and removes what no source shows any more.
 * @param {string} folder
 * @returns {string[]} what is left to do, as of findFaults
 */
export function updateCatalogue(folder) {
  const known = new Map(readItems(folder).map((item) => [item.msgid, item]));
  const po = new PO();
  po.comments = readCatalogue(folder).comments;
  po.headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    Language: 'ru',
    'Plural-Forms': PLURAL_FORMS,
  };
  const texts = readTexts(folder);
  po.items = [...texts.values()].map(({ text, plural, files }) => {
    const item = new PO.Item({ nplurals: 3 });
    const before = known.get(text);
    item.msgid = text;
    item.references = files;
    if (plural) item.msgid_plural = plural;
    if (before && Boolean(before.msgid_plural) === Boolean(plural)) item.msgstr = before.msgstr;
    return item;
  });
  mkdirSync(join(folder, 'locales'), { recursive: true });
  writeFileSync(catalogueFile(folder), `${po.toString().trimEnd()}\n`);
  return faultsBetween(texts, po.items);
}

/** The words of a remote's menu in Russian, by their English. @param {string} folder @param {object} description */
export function translateMenu(folder, description) {
  const messages = readMessages(readFileSync(catalogueFile(folder), 'utf8'));
  return Object.fromEntries(
    menuTexts(description).flatMap((text) => (messages[text] ? [[text, messages[text]]] : [])),
  );
}

const readItems = (folder) => readCatalogue(folder).items;

function readCatalogue(folder) {
  const file = catalogueFile(folder);
  return existsSync(file) ? PO.parse(readFileSync(file, 'utf8')) : new PO();
}

/** A translation shows the same values as its text; a form of a plural may say "one" without the count. */
function otherPlaceholders({ msgid, msgid_plural: plural, msgstr }) {
  const wanted = placeholdersOf(plural ?? msgid);
  const isSame = (form) => placeholdersOf(form).join() === wanted.join();
  return msgstr.every(isSame) ? [] : [`The translation of "${msgid}" has other {placeholders}`];
}

function placeholdersOf(text) {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}

/** @returns {Map<string, SourceText>} in the order of files */
function readTexts(folder) {
  /** @type {Map<string, SourceText>} */
  const texts = new Map();
  const add =
    (file) =>
    ({ text, plural }) => {
      const known = texts.get(text);
      if (!known) texts.set(text, { text, plural, files: [file] });
      else if (!known.files.includes(file)) known.files.push(file);
    };
  const manifest = join(folder, 'remote.json');
  if (existsSync(manifest))
    menuTexts(JSON.parse(readFileSync(manifest, 'utf8'))).forEach((text) =>
      add('remote.json')({ text }),
    );
  const files = readdirSync(join(folder, 'src'), { recursive: true }).map(String);
  const shown = files.filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file),
  );
  for (const file of shown.sort()) textsIn(join(folder, 'src', file)).forEach(add(`src/${file}`));
  return texts;
}

/** The title, labels and search words of a remote's description. */
function menuTexts({ title, menu }) {
  const wordsOf = ({ label, words, children = [], palette = [] }) => [
    label,
    ...(words ? [words] : []),
    ...[...children, ...palette].flatMap(wordsOf),
  ];
  return [...new Set([title, ...menu.flatMap(wordsOf)])];
}

/** @param {string} file */
function textsIn(file) {
  /** @type {{ text: string, plural?: string }[]} */
  const texts = [];
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      if (isNamed(node.expression))
        literalsOf(node.arguments[0]).forEach((text) => texts.push({ text }));
      if (isPlural(node.expression)) {
        const [[text], [plural]] = node.arguments.slice(1, 3).map(literalsOf);
        texts.push({ text, plural });
      }
    }
    ts.forEachChild(node, visit);
  };
  const code = readFileSync(file, 'utf8');
  visit(
    ts.createSourceFile(
      file,
      code,
      ts.ScriptTarget.Latest,
      false,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  );
  return texts;
}

const isNamed = (node) => ts.isIdentifier(node) && TRANSLATING.includes(node.text);

const isPlural = (node) =>
  ts.isPropertyAccessExpression(node) && node.name.text === 'plural' && isNamed(node.expression);

/** The texts that an argument can be: written out, or one of two. */
function literalsOf(node) {
  if (node && ts.isStringLiteralLike(node)) return [node.text];
  if (node && ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (node && ts.isConditionalExpression(node))
    return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  return [];
}
