import { sumQuantities, type Product } from '@stockroom/contract';
import { between, createRandom, pick, type Random } from '../../src/sample-data/random';
import type { ProductRecord } from '../../src/store/store';
import { overBothStores } from '../test-databases';
import { importer } from './importer';
import {
  addOrder,
  addSupplier,
  adjustStock,
  item,
  movementsOf,
  orderInput,
  productOf,
  purchaseInput,
  receive,
  setStatus,
} from './records';
import { setUpTestApi, type TestApi } from './test-api';

const ROWS = 300;
const OLD = 150;
const CHANGED = 100;

/** What people do to a product after an import, and what that touches. */
const LATER = {
  renames: ['fields', (api, product) => edit(api, product, { name: `${product.name}!` })],
  prices: ['fields', (api, product) => edit(api, product, { sellingPrice: 999 })],
  'adds a barcode': [
    'fields',
    (api, product) => edit(api, product, { barcodes: [{ code: `X-${product.sku}`, units: 1 }] }),
  ],
  receives: ['stock', (api, { _id }) => receive(api, _id, 3)],
  loses: ['stock', (api, { _id }) => receive(api, _id, 3).then(() => adjustStock(api, _id, -2))],
  sells: [
    'stock',
    async (api, product) => {
      await receive(api, product._id, 1);
      const { _id } = await addOrder(api, orderInput([item(product)]));
      await setStatus(api, _id, { status: 'completed' });
    },
  ],
  'takes an order': ['order', (api, product) => addOrder(api, orderInput([item(product, 2)]))],
  orders: [
    'order',
    async (api, product) => {
      const { _id } = await addSupplier(api, { companyName: `Of ${product.sku}` });
      await addOrder(api, purchaseInput(_id, [item(product, 2)]));
    },
  ],
  deletes: ['life', (api, { _id }) => succeed(api, 'DELETE', `products/${_id}`)],
  'deletes and restores': [
    'fields',
    async (api, { _id }) => {
      await succeed(api, 'DELETE', `products/${_id}`);
      await succeed(api, 'POST', `products/${_id}/restore`);
    },
  ],
} satisfies Record<string, [Touched, (api: TestApi, product: Product) => Promise<unknown>]>;
type Touched = 'fields' | 'stock' | 'order' | 'life';
type Later = keyof typeof LATER;

async function succeed(
  api: TestApi,
  method: 'PUT' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) {
  const { status } = await api.call(method, path, { body });
  expect([path, status]).toEqual([path, 200]);
}

function edit(api: TestApi, product: Product, changes: Partial<Product>): Promise<void> {
  const { supplierName, createdAt, updatedAt, committed, expected, available, ...rest } = product;
  const { _id, currentStock, ...input } = rest;
  return succeed(api, 'PUT', `products/${_id}`, { ...input, ...changes });
}

const HEADINGS = 'SKU,Product name,Category,Purchase price,Selling price,Stock,Supplier,Barcode';

/** What a row says of a product, all but its SKU. */
interface Values {
  name: string;
  category: string;
  purchasePrice: number;
  stock: number | '';
  supplierName: string;
  barcode: string;
}

interface Row {
  sku: string;
  /** Of an old product, before the import. */
  before: Values | null;
  file: Values;
  later: Later | null;
}

function makeRow(random: Random, index: number, later: Later | null): Row {
  const sku = `P-${index}`;
  const values = (categories: string[], suppliers: string[]): Values => ({
    name: `Product ${index}.${between(random, 100, 999)}`,
    category: pick(random, categories),
    purchasePrice: between(random, 1, 99),
    stock: pick(random, ['', 0, 1, 5, 9]),
    supplierName: pick(random, suppliers),
    barcode: '',
  });
  const file = values(['Books', 'Made A', 'Made B'], ['Nordwind', 'Made C', 'Made D']);
  const before = index < OLD ? values(['Books', 'Tools'], ['Nordwind', 'Westwind']) : null;
  if (!before || random() < 0.7)
    return { sku, before, file: { ...file, barcode: `B-${sku}` }, later };
  return { sku, before, file: { ...before, stock: file.stock }, later };
}

function lineOf(sku: string, { name, category, purchasePrice: price, stock, ...rest }: Values) {
  return [sku, name, category, price, price * 2, stock, rest.supplierName, rest.barcode].join();
}

const writesFields = ({ before, file }: Row) => before?.name !== file.name;
const moves = ({ before, file }: Row) =>
  file.stock === '' ? 0 : file.stock - Number(before?.stock ?? 0);

/** Whether somebody has changed since what the import has written. */
function isKept(row: Row): boolean {
  const touched = row.later && LATER[row.later][0];
  if (touched === 'fields') return writesFields(row);
  if (touched === 'stock') return row.before === null || moves(row) !== 0;
  if (touched === 'order') return row.before === null;
  return touched === 'life' && row.before !== null && (writesFields(row) || moves(row) !== 0);
}

/** What becomes of a product that nobody has touched, or in nothing that the import has written. */
function takenBack(row: Row, earlier: ProductRecord): Partial<ProductRecord> {
  const { version, updatedAt, lastMovementAt, stockValue, supplierId, ...rest } = earlier;
  const { before, later } = row;
  if (!before) {
    const currentStock = later ? earlier.currentStock : 0;
    return { ...rest, currentStock, archivedAt: expect.any(String) };
  }
  const { name, category, purchasePrice, supplierName } = before;
  const fields = { name, category, purchasePrice, supplierName };
  return {
    ...rest,
    ...(writesFields(row) && { ...fields, sellingPrice: 2 * purchasePrice, barcodes: [] }),
    currentStock: earlier.currentStock - moves(row),
  };
}

/** The categories and suppliers of the import that a product still has. */
function madeAndUsed(rows: Row[]): string[] {
  const live = rows.filter((row) => isKept(row) && row.later !== 'deletes');
  const used = live.flatMap(({ file }) => [file.category, file.supplierName]);
  return [...new Set(used)].filter((name) => name.startsWith('Made'));
}

async function sumOfMovements(api: TestApi, productId: string): Promise<number> {
  const movements = await movementsOf(api, `productId=${productId}`);
  const signs = { in: 1, out: -1 };
  return sumQuantities(
    movements.map(({ movementType, quantity }) => signs[movementType] * Number(quantity)),
  );
}

function makeRows(seed: number): Row[] {
  const random = createRandom(seed);
  const kinds = Object.keys(LATER) as Later[];
  const order = Array.from({ length: ROWS }, (_, index) => ({ index, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ index }) => index);
  return order.map((index, turn) =>
    makeRow(random, index, turn < CHANGED ? (kinds[turn % kinds.length] ?? null) : null),
  );
}

overBothStores((makeStore, storeName) => {
  const seeds = storeName === 'memory' ? [1, 2, 3] : [4];
  describe.each(seeds)('the undo of an import, seed %d', (seed) => {
    const api = setUpTestApi(makeStore);
    const imports = importer(api);
    const rows = makeRows(seed);

    const bringIn = async (valuesOf: (row: Row) => Values | null) => {
      const lines = rows.flatMap((row) => {
        const values = valuesOf(row);
        return values ? lineOf(row.sku, values) : [];
      });
      return imports.apply((await imports.draft('products', HEADINGS, ...lines))._id);
    };
    const recordOf = async (id: string): Promise<ProductRecord> => {
      const record = await api.store.repositories.products.find(id);
      if (!record) throw new Error(`There is no product ${id}`);
      return record;
    };
    const changeLater = async ({ sku, later }: Row): Promise<ProductRecord> => {
      const [found] = await api.store.repositories.products.findBySkus([sku]);
      const id = found?._id ?? '';
      if (later) await LATER[later][1](api, await productOf(api, id));
      return recordOf(id);
    };

    it(`keeps and names what ${CHANGED} later changes have touched, and takes back the rest`, async () => {
      for (const companyName of ['Nordwind', 'Westwind']) await addSupplier(api, { companyName });
      await bringIn(({ before }) => before);
      const imported = await bringIn(({ file }) => file);
      expect(imported.rows).toMatchObject({ new: ROWS - OLD, refused: 0 });
      const earlier = new Map<Row, ProductRecord>();
      for (const row of rows) earlier.set(row, await changeLater(row));

      const undone = await imports.undo(imported._id);

      const names: string[] = [];
      for (const [row, record] of earlier) {
        const now = await recordOf(record._id);
        if (isKept(row)) {
          names.push(record.name);
          expect(now).toEqual(record);
        } else expect([row.later, now]).toMatchObject([row.later, takenBack(row, record)]);
        expect(now.currentStock).toBe(await sumOfMovements(api, now._id));
      }
      expect(names.length).toBeGreaterThan(CHANGED / 2);
      expect(undone.state).toBe('undone');
      expect(undone.kept.toSorted()).toEqual([...names, ...madeAndUsed(rows)].toSorted());
    });
  });
});
