import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { readTypes } from '../read-types.mjs';
import { usedTypes } from '../used-types.mjs';

const MODULE = '@stockroom/shared-ui/data-table';

const OPTIONS = {
  strict: true,
  noEmit: true,
  types: [],
  lib: ['lib.es5.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** What a shell shares. */
const SHARED = `
  import type { Noun } from './noun';
  interface ListPageProps<Row> {
    title: string;
    noun: Noun;
    columns: readonly Column<Row>[];
    rowKey?: (row: Row) => string;
    totals?: number;
    tone?: 'info' | 'danger';
  }
  interface Column<Row> { label: string; parent?: Column<Row>; key: string | number; cell: (row: Row) => 'left' | 'right' }
  export function ListPage<Row>(props: ListPageProps<Row>) { return props.title; }
  export function useListQuery(path: string) { return { path, sort: { by: 'name' as 'name' | 'sku' } }; }
  export const space = { small: '4px', large: '16px' } as const;
  export type { ListPageProps };
`;
const NOUN = 'export interface Noun { one: string; many: string }';

/** What a remote does with it. */
const REMOTE = `
  import { ListPage as Page, space, useListQuery } from '${MODULE}';
  export function OrdersPage() {
    const { path } = useListQuery('orders');
    return <Page title={path} noun={NOUN} columns={[]} style={{ gap: space.small }} />;
  }
`;

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stockroom-types-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name, text) {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** The types of SHARED with one text replaced, in SHARED or NOUN. */
function typesWith(from = '', to = '') {
  if (!(SHARED + NOUN).includes(from)) throw new Error(`There is no "${from}"`);
  write('noun.ts', NOUN.replace(from, to));
  return readTypes({ [MODULE]: write('shared.ts', SHARED.replace(from, to)) }, OPTIONS)[MODULE];
}

/** "ListPage.title" of what has other types in the second. */
function differences(before, after) {
  return Object.entries({ ...before, ...after }).flatMap(([name]) =>
    Object.keys({ ...before[name], ...after[name] })
      .filter((member) => before[name]?.[member] !== after[name]?.[member])
      .map((member) => `${name}.${member}`),
  );
}

test('lists the props of components, the properties of objects, and functions as a whole', () => {
  const type = expect.stringMatching(/^[a-f0-9]{8}$/);
  const required = expect.stringMatching(/^[a-f0-9]{8}!$/);
  expect(typesWith()).toEqual({
    ListPage: {
      title: required,
      noun: required,
      columns: required,
      rowKey: type,
      tone: type,
      'tone=danger': type,
      'tone=info': type,
      totals: type,
    },
    space: { small: type, large: type },
    useListQuery: { '': type },
  });
});

test.each([
  ['a renamed prop', ['title: string', 'heading: string'], ['ListPage.title', 'ListPage.heading']],
  ['a new optional prop', ['title:', 'notice?: string; title:'], ['ListPage.notice']],
  ['a new required prop', ['title:', 'notice: string; title:'], ['ListPage.notice']],
  ['a prop that becomes required', ['totals?:', 'totals:'], ['ListPage.totals']],
  ['another type of a prop', ['totals?: number', 'totals?: string'], ['ListPage.totals']],
  ['a new value of a prop', ["'info'", "'info' | 'success'"], ['ListPage.tone=success']],
  ['a lost value of a prop', ["'info' | ", ''], ['ListPage.tone=info']],
  ['another type that a prop contains', ["'left' | 'right'", 'number'], ['ListPage.columns']],
  ['another type of another file', ['many: string', 'many: number'], ['ListPage.noun']],
  ['another result of a hook', ["'name' | 'sku' } }", "'name' }, sku: '' }"], ['useListQuery.']],
  [
    'another parameter of a hook',
    ['(path: string)', '(path: string, page: number)'],
    ['useListQuery.'],
  ],
  ['a new property of an object', ["small: '4px'", "small: '4px', tiny: '2px'"], ['space.tiny']],
  ['no other value of a constant', ["'4px'", "'5px'"], []],
  ['no new value deeper inside', ["'left' | 'right'", "'left' | 'centre' | 'right'"], []],
  ['no other order of a union', ['string | number', 'number | string'], []],
  ['no other way to write a type', ['readonly Column<Row>[]', 'ReadonlyArray<Column<Row>>'], []],
])('sees %s', (_what, [from, to], expected) => {
  expect(differences(typesWith(), typesWith(from, to)).sort()).toEqual(expected.sort());
});

test.each([
  [
    'the props that it passes',
    ['', ''],
    { ListPage: ['columns', 'noun', 'title'], space: ['small'], useListQuery: [''] },
  ],
  [
    'all values of a prop that it passes',
    ['title={path}', 'title={path} tone="info"'],
    { ListPage: ['columns', 'noun', 'title', 'tone', 'tone=danger', 'tone=info'] },
  ],
  ['children', [' />', '>text</Page>'], { ListPage: ['children', 'columns', 'noun', 'title'] }],
  ['all props, if it spreads', ['title={path}', '{...props}'], { ListPage: 'all' }],
  [
    'all props, if it hands the component on',
    ['const {', 'wrap(Page); const {'],
    { ListPage: 'all' },
  ],
  ['all properties, if it hands the object on', ['space.small', 'space'], { space: 'all' }],
  [
    'everything, if it exports the module',
    ['export function', `export * from '${MODULE}'; export function`],
    { ListPage: 'all', space: 'all' },
  ],
])('records of a remote %s', (_what, [from, to], expected) => {
  const declared = typesWith('totals?:', 'children?: string; totals?:');
  const file = write('remote.tsx', REMOTE.replace(from, to));
  const names = Object.keys(declared);
  const used = usedTypes({ [MODULE]: names, react: ['useMemo'] }, [file, folder], {
    [MODULE]: declared,
  });
  expect(Object.keys(used)).toEqual([MODULE]);
  for (const [name, members] of Object.entries(expected)) {
    const all = declared[name];
    const wanted = members === 'all' ? Object.keys(all) : members;
    expect(used[MODULE][name]).toEqual(
      Object.fromEntries(wanted.map((member) => [member, all[member]])),
    );
  }
});
