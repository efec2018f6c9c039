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

/** True when the left one counts as the later of two exact versions. */
export function isLater(left: string, right: string): boolean {
  const [leftParts, rightParts] = [numbersOf(left), numbersOf(right)];
  const differing = leftParts.findIndex((part, index) => part !== rightParts[index]);
  return (leftParts[differing] ?? 0) > (rightParts[differing] ?? 0);
}

function numbersOf(version: string): number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10));
}
