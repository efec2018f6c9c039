import { array, object } from 'yup';
import {
  barcodeKey,
  isVisibleAscii,
  MAX_BARCODE_LENGTH,
  MAX_BARCODES,
  normalizeBarcode,
  rightCheckDigit,
} from './barcodes';
import { MAX_QUANTITY, mayFitUnit } from './quantity';
import { numeric, requiredText } from './schema-fields';
import { msg } from './translate';

const barcodeSchema = object({
  code: requiredText({ max: MAX_BARCODE_LENGTH, label: msg('Barcode') })
    .transform((code: unknown) => (typeof code === 'string' ? normalizeBarcode(code) : code))
    .test('readable', msg('Barcode can have only Latin letters, digits and signs'), (code) =>
      isVisibleAscii(normalizeBarcode(code ?? '')),
    )
    .test('check digit', '', (code, { createError }) => {
      const digit = rightCheckDigit(normalizeBarcode(code ?? ''));
      if (digit === null) return true;
      return createError({
        message: msg('The last digit doesn’t fit the others: it should be {digit}', { digit }),
      });
    }),
  units: numeric({
    label: msg('Units'),
    min: { value: 0.001, message: msg('Units must be positive') },
    max: MAX_QUANTITY,
    decimals: 3,
  }).default(1),
})
  .typeError(msg('A barcode must have fields'))
  .noUnknown();

/** What gives a product a barcode: the code is known already. */
export const addBarcodeSchema = barcodeSchema.pick(['units']).shape({
  productId: requiredText({ max: 64, label: msg('Product') }, msg('Please select a product')),
});

/** Missing in older clients: a new product then has no barcodes, a changed one keeps its own. */
export const barcodesField = array(barcodeSchema)
  .typeError(msg('Barcodes must be a list'))
  .nonNullable(msg('Barcodes must be a list'))
  .transform(withoutBlankEnd)
  .max(MAX_BARCODES, msg('A product can have at most {max} barcodes', { max: MAX_BARCODES }))
  .test('unique', '', (rows, { path, createError }) => {
    const keys = rows?.map(keyOf) ?? [];
    const index = keys.findIndex((key, at) => key !== '' && keys.indexOf(key) < at);
    const message = msg('This barcode is already in the list');
    return index < 0 || createError({ path: `${path}[${index}].code`, message });
  })
  .test('unit', '', (rows, { path, parent, createError }) => {
    const isFine = (row: object) => mayFitUnit(Object(row).units, parent.unitOfMeasurement);
    const index = rows?.findIndex((row) => !isFine(row)) ?? -1;
    const message = msg('Units must be a whole number for this unit');
    return index < 0 || createError({ path: `${path}[${index}].units`, message });
  });

/** A form may end with rows that nobody filled in. */
function withoutBlankEnd(rows: unknown): unknown {
  if (!Array.isArray(rows)) return rows;
  return rows.slice(0, rows.findLastIndex((row) => keyOf(row) !== '') + 1);
}

/** '' for a row without a code. */
function keyOf(row: unknown): string {
  const { code }: { code?: unknown } = Object(row);
  return typeof code === 'string' ? barcodeKey(code) : '';
}
