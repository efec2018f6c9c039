import { barcodeInWords, barcodeKey, msg, type Barcode } from '@stockroom/contract';
import { ApiError } from '../errors';
import type { BarcodeOwner, ProductRecord, Repositories } from '../store/store';

/** As records keep them: equal barcodes have equal JSON. */
export function toBarcodes(barcodes: readonly Barcode[]): Barcode[] {
  return barcodes.map(({ code, units }) => ({ code, units }));
}

/** As files have them: "4607001234567, 12 × 14607001234564". */
export function barcodesInWords(barcodes: readonly Barcode[] = []): string {
  return barcodes.map((barcode) => barcodeInWords(barcode, String)).join(', ');
}

/** @throws ApiError DUPLICATE, which names the other live product at each barcode that it has */
export async function refuseTakenBarcodes(
  { products }: Repositories,
  records: readonly ProductRecord[],
): Promise<void> {
  const live = records.filter(({ archivedAt }) => archivedAt === null);
  const codes = live.flatMap(({ barcodes }) => barcodes.map(({ code }) => code));
  if (codes.length === 0) return;
  const owners = await products.barcodeOwners(codes);
  for (const record of live) refuseTaken(record, owners);
}

function refuseTaken({ _id, barcodes }: ProductRecord, owners: readonly BarcodeOwner[]): void {
  const taken = barcodes.flatMap(({ code }, index) => {
    const owner = owners.find(
      ({ key, productId }) => key === barcodeKey(code) && productId !== _id,
    );
    if (!owner) return [];
    const message = msg('The product {name} has the barcode {code}', { name: owner.name, code });
    return [{ field: `barcodes[${index}].code`, message }];
  });
  const [first] = taken;
  if (!first) return;
  const fieldErrors = Object.fromEntries(taken.map(({ field, message }) => [field, message]));
  throw new ApiError('DUPLICATE', first.message, { fieldErrors });
}
