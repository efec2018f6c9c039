import { barcodeKey, msg, normalizeBarcode, type Barcode, type Text } from '@stockroom/contract';
import { byId } from '../records';
import type { ProductRecord, Repositories } from '../store/store';
import { parseCode } from './reading/parse-cell';
import type { ReadRow } from './read-row';

/** Some codes, perhaps with how much one of them means: "4607001234567, 12 × 14607001234564". */
const WITH_UNITS = /^(\d+(?:\.\d+)?)(?:\s*×\s*|\s+x\s+)(.+)$/i;
/** Codes have no blanks, but perhaps commas. */
const SEPARATOR = /[,;]\s+|\s*\n\s*/;
/** Numbers of goods, which programs also write without blanks between them. */
const NUMBERS = /^\d{8,14}([,;]\d{8,14})+[,;]?$/;

/** The barcodes in a cell, or what is wrong with one of them. */
export function parseBarcodes(cell: string): { value: Barcode[] } | { problem: Text } {
  const text = cell.trim();
  const parts = text.split(NUMBERS.test(text) ? /[,;]/ : SEPARATOR).filter((part) => part !== '');
  const value: Barcode[] = [];
  for (const part of parts) {
    const [, units = '1', code = part] = WITH_UNITS.exec(part.trim()) ?? [];
    const parsed = parseCode(code);
    if ('problem' in parsed) return parsed;
    value.push({ code: normalizeBarcode(parsed.value), units: Number(units) });
  }
  return { value };
}

/** What the product has, with those of the file: an import takes no barcode away. */
export function withBarcodes(stored: readonly Barcode[], given: readonly Barcode[]): Barcode[] {
  const byKey = new Map([...stored, ...given].map((one) => [barcodeKey(one.code), one]));
  return [...byKey.values()];
}

/**
 * The live products that have the barcodes of the rows.
 * @returns finds the one of a row, and why its barcodes cannot belong to another
 */
export async function barcodeOwnersOf({ products }: Repositories, rows: readonly ReadRow[]) {
  const codes = rows.flatMap(({ barcodes }) => barcodes).map(({ code }) => code);
  const owners = codes.length > 0 ? await products.barcodeOwners(codes) : [];
  const found = byId(await products.findMany(owners.map(({ productId }) => productId)));
  const byKey = new Map(owners.map(({ key, productId }) => [key, found.get(productId)]));
  const ownerOf = ({ code }: Barcode) => byKey.get(barcodeKey(code));
  return {
    find: ({ barcodes }: ReadRow): ProductRecord | null =>
      barcodes.map(ownerOf).find((owner) => owner !== undefined) ?? null,
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
