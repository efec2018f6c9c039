/** A number of 16 characters or more, where a double may no longer hold every digit. */
const LONG_NUMBER = /(^|[:[,])\s*-?[\d.]{16}/;

/**
 * Parses an answer without losing digits (spec section 7): a number that a double cannot hold becomes a
 * string of its digits, as `Decimal` of the contract allows. The exact parser is six times slower than the
 * built-in one, so it is loaded and used only for texts that contain such a number.
 * @throws SyntaxError when the text is not JSON
 */
export async function parseJson(text: string): Promise<unknown> {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text);
  const { isSafeNumber, parse } = await import('lossless-json');
  return parse(text, undefined, (digits) => (isSafeNumber(digits) ? Number(digits) : digits));
}
