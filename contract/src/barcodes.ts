/** A code that stands on a product or its packaging. */
export interface Barcode {
  /** Visible ASCII characters without spaces. */
  code: string;
  /** How much of the product one scan means, in its unit of measurement: 1, or 12 for a box of 12. */
  units: number;
}

export const MAX_BARCODES = 20;
export const MAX_BARCODE_LENGTH = 64;

const VISIBLE = /^[!-~]*$/;
/** EAN-8, UPC-A, EAN-13 and ITF-14. */
const CHECKED = /^(?:\d{8}|\d{12,14})$/;
const LONG = /^\d{12,14}$/;

/** "4006381333931", or "12 × 4006381333931". @param number writes it in the reader's format */
export function barcodeInWords(
  { code, units }: Barcode,
  number: (value: number) => string,
): string {
  return units === 1 ? code : `${number(units)} × ${code}`;
}

/** The code without the spaces that labels print between groups of digits. */
export function normalizeBarcode(text: string): string {
  return text.replace(/\s+/g, '');
}

export function isVisibleAscii(code: string): boolean {
  return VISIBLE.test(code);
}

/** Whether a search can mean a barcode. */
export function isBarcodeLike(search: string): boolean {
  return search !== '' && search.length <= MAX_BARCODE_LENGTH && isVisibleAscii(search);
}

/** Whether a search that found nothing can become the barcode of a product. */
export function mayBeNewBarcode(search: string): boolean {
  return isBarcodeLike(search) && /\d/.test(search) && rightCheckDigit(search) === null;
}

/**
 * Equal for codes that mean the same product. Case does not count, and some scanners send a UPC-A of 12 digits as an
 * EAN-13 that begins with 0.
 */
export function barcodeKey(code: string): string {
  const normal = normalizeBarcode(code);
  return LONG.test(normal) ? normal.padStart(14, '0') : normal.toLowerCase();
}

/** The barcode that a scanned or typed text means. */
export function findBarcode(
  barcodes: readonly Barcode[] | undefined,
  text: string,
): Barcode | undefined {
  const key = barcodeKey(text);
  return barcodes?.find(({ code }) => barcodeKey(code) === key);
}

/** Whether a text is a whole EAN-8, EAN-13, UPC-A or ITF-14. */
export function hasCheckDigit(code: string): boolean {
  return CHECKED.test(code) && rightCheckDigit(code) === null;
}

/**
 * The digit that should be the last one of an EAN-8, EAN-13, UPC-A or ITF-14.
 * @returns null if the last digit is right, and for every other code, which has no check digit
 */
export function rightCheckDigit(code: string): number | null {
  if (!CHECKED.test(code)) return null;
  const sum = [...code]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 1 ? 3 : 1), 0);
  // Without the last digit, which counts once.
  const digit = (10 - ((sum - Number(code.at(-1))) % 10)) % 10;
  return digit === Number(code.at(-1)) ? null : digit;
}
