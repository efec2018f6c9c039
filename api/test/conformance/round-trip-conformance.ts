import type { ImportKind, ProductInput, Supplier, SupplierInput } from '@stockroom/contract';
import fc from 'fast-check';
import { parseCsv } from './export-files';
import { importer, productsOf } from './importer';
import { addProduct, addSupplier, setStock } from './records';
import { setUpTestApi, type MakeStore, type TestApi } from './test-api';

const KINDS = ['suppliers', 'products'] as const;

/** Texts that people type, and that programs take for formulas, numbers or separators. */
const PARTS = [
  ...['=1+1', '@x', '-2', '+7 900', '"', "'", ';', ',', '1,5', '1.50', '007', '12E5', '№5'],
  ...['Ёж «Лён»', '01.02.2026', 'TRUE', '50 %', '1 250 ₽', 'Total', 'Итого', '🙂', '#REF!'],
];
const text = (max: number) =>
  fc
    .array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ maxLength: 5 })), {
      minLength: 1,
      maxLength: 5,
    })
    .map((parts) => parts.join(' ').trim().slice(0, max).trim())
    .filter((joined) => joined !== '');
const optional = fc.oneof(fc.constant(''), text(80));
const money = fc.nat(99_999_999).map((cents) => cents / 100);
const amount = fc.nat(99_999).map((thousandths) => thousandths / 1000);

interface MadeSupplier {
  input: Partial<SupplierInput>;
  products: { input: Partial<ProductInput>; stock: number }[];
}

const SHOP: fc.Arbitrary<MadeSupplier[]> = fc.array(
  fc.record({
    input: fc.record({
      companyName: text(60),
      contactPerson: text(60),
      phone: text(40),
      address: fc.tuple(optional, optional).map((lines) => lines.join('\n').trim()),
      paymentTerms: optional,
      notes: optional,
    }),
    products: fc.array(
      fc.record({
        input: fc.record({
          name: text(60),
          description: optional,
          unitOfMeasurement: fc.constantFrom('kg', 'liters', 'meters'),
          purchasePrice: money,
          sellingPrice: money,
          minimumStockLevel: amount,
        }),
        stock: amount,
      }),
      { maxLength: 4 },
    ),
  }),
  { minLength: 1, maxLength: 3 },
);

/** Names and SKUs get a number, because no two records may share them. */
async function make(api: TestApi, suppliers: MadeSupplier[]) {
  for (const [index, { input, products }] of suppliers.entries()) {
    const companyName = `${input.companyName} ${index}`;
    const { _id } = await addSupplier(api, { ...input, companyName });
    for (const [place, product] of products.entries()) {
      const sku = `0${index}${place}`;
      const barcodes = [
        { code: `EAN-${sku}`, units: 1 },
        { code: `200${sku}`, units: 12.5 },
      ].slice(0, place);
      const made = await addProduct(api, _id, { ...product.input, sku, barcodes });
      if (product.stock > 0) await setStock(api, made._id, product.stock);
    }
  }
}

async function empty(api: TestApi) {
  for (const { _id } of await productsOf(api)) await api.call('DELETE', `products/${_id}`);
  const { suppliers } = await api.read<{ suppliers: Supplier[] }>('suppliers?limit=100');
  for (const { _id } of suppliers) await api.call('DELETE', `suppliers/${_id}`);
}

export function describeRoundTrips(makeStore: MakeStore, numRuns: number): void {
  describe('the file of a list', () => {
    const api = setUpTestApi(makeStore);
    const imports = importer(api);
    const exported = async (kind: ImportKind, format: string, language = 'en') => {
      const path = `${kind}?format=${format}`;
      return (await api.call<Uint8Array>('GET', path, { headers: { 'Accept-Language': language } }))
        .body;
    };
    /** Without the times, which an import does not bring back. */
    const contentOf = async (kind: ImportKind) =>
      parseCsv(await exported(kind, 'csv'), ';').map((cells) => cells.slice(0, -2));

    it.each(['csv', 'xlsx'])(
      'changes nothing in its own shop, and makes an empty one equal: %s',
      async (format) => {
        await fc.assert(
          fc.asyncProperty(SHOP, fc.constantFrom('en', 'ru'), async (shop, language) => {
            // A run that failed has left its records.
            await empty(api);
            await make(api, shop);
            const files: Record<string, Uint8Array> = {};
            const content: Record<string, string[][]> = {};
            for (const kind of KINDS) {
              const file = (files[kind] = await exported(kind, format, language));
              content[kind] = await contentOf(kind);
              if (content[kind].length === 1) continue;
              const { rows } = await imports.draftOf(kind, file);
              const same = content[kind].length - 1;
              expect(rows).toEqual({ new: 0, changed: 0, same, refused: 0, skipped: 0 });
            }
            await empty(api);
            for (const kind of KINDS) {
              if (content[kind]?.length === 1) continue;
              const { _id } = await imports.draftOf(kind, files[kind]!);
              await imports.apply(_id);
            }
            for (const kind of KINDS) expect(await contentOf(kind)).toEqual(content[kind]);
          }),
          { numRuns, seed: 20_261_121 },
        );
      },
      60_000,
    );
  });
}
