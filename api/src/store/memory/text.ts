/** English has no tailoring of its own, so this is the root collation ("und" would mean the host's language). */
const collator = new Intl.Collator('en');

export const compareText = collator.compare;

/** True when `part` is in `text`, without regard to case. */
export function containsText(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}
