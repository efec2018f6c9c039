import { barcodeKey, msg, normalizeBarcode, type Barcode, type Text } from '@stockroom/contract';
import type { ProductRecord, Repositories } from '../store/store';
import { parseCode } from './reading/parse-cell';
import type { ReadRow } from './read-row';

/** Some codes, perhaps with how much one of them means: "4607001234567, 12 × 14607001234564". */
const WITH_UNITS = /^(\d+(?:\.\d+)?)(?:\s*×\s*|\s+x\s+)(.+)$/i;
/** Codes have no blanks, but perhaps commas. */
const SEPARATOR = /[,;]\s+|\s*\n\s*/;
/** Numbers of goods, which programs also write without blanks between them. */
const NUMBERS = /^\d{8,14}([,;]\d{8,14})+[,;]?$/;

/** The barcodes in the cell of a row; undefined for an empty one. */
export function barcodesOf({ values }: ReadRow): Barcode[] | undefined {
  const { barcode } = values;
  const text = String(barcode ?? '').trim();
  const parts = text.split(NUMBERS.test(text) ? /[,;]/ : SEPARATOR).filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  return parts.map((part) => {
    const [, units = '1', code = part] = WITH_UNITS.exec(part.trim()) ?? [];
    const parsed = parseCode(code);
    return {
      code: 'value' in parsed ? normalizeBarcode(parsed.value) : code,
      units: Number(units),
    };
  });
}

/** What the product has, with those of the file: an import takes no barcode away. */
export function withBarcodes(
  stored: readonly Barcode[] | undefined = [],
  given: readonly Barcode[] | undefined = [],
): Barcode[] {
  const byKey = new Map([...stored, ...given].map((one) => [barcodeKey(one.code), one]));
  return [...byKey.values()];
}

/**
 * The live products that have the barcodes of the rows.
 * @returns finds the one of a row, and why its barcodes cannot belong to another
 */
export async function barcodeOwnersOf({ products }: Repositories, rows: readonly ReadRow[]) {
  const codes = rows.flatMap((row) => barcodesOf(row) ?? []).map(({ code }) => code);
  const owners = codes.length > 0 ? await products.barcodeOwners(codes) : [];
  const found = await products.findMany(owners.map(({ productId }) => productId));
  const byId = new Map(found.map((product) => [product._id, product]));
  const byKey = new Map(owners.map(({ key, productId }) => [key, byId.get(productId)]));
  const ownerOf = ({ code }: Barcode) => byKey.get(barcodeKey(code));
  return {
    find: (row: ReadRow): ProductRecord | null =>
      barcodesOf(row)
        ?.map(ownerOf)
        .find((owner) => owner !== undefined) ?? null,
    refuse(barcodes: readonly Barcode[], existing: ProductRecord | null): Text | undefined {
      for (const barcode of barcodes) {
        const owner = ownerOf(barcode);
        const { code } = barcode;
        if (owner && owner._id !== existing?._id)
          return msg('The product {name} has the barcode {code}', { name: owner.name, code });
      }
      return undefined;
    },
  };
}
