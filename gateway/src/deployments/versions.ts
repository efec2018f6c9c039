/**
 * True when `^wanted` allows `given`, as npm understands it: nothing older, and the leftmost part that is not zero
 * is the same. Both are exact versions, without a pre-release.
 */
export function satisfiesCaret(given: string, wanted: string): boolean {
  const [gaveParts, wantParts] = [numbersOf(given), numbersOf(wanted)];
  const firstCounted = wantParts.findIndex((part) => part > 0);
  const fixed = firstCounted === -1 ? wantParts.length : firstCounted + 1;
  for (const [index, want] of wantParts.entries()) {
    const gave = gaveParts[index] ?? 0;
    if (gave === want) continue;
    return index >= fixed && gave > want;
  }
  return true;
}

function numbersOf(version: string): number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10));
}
