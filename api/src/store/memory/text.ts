/** English has no tailoring of its own, so this is the root collation ("und" would mean the host's language). */
const collator = new Intl.Collator('en');

export const compareText = collator.compare;

/** The same, with digits compared as numbers: "9999" comes before "10000". */
export const compareNatural = new Intl.Collator('en', { numeric: true }).compare;

/** True when `part` is in `text`, without regard to case. */
export function containsText(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}
