import type { Change } from '@stockroom/shared-ui/forms';

/** What two states of an order say differently, label by label; an empty text is what was or is not there. */
export function changedWords(
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): Change[] {
  return [...new Set([...before.keys(), ...now.keys()])]
    .map((label) => ({ label, before: before.get(label) ?? '', now: now.get(label) ?? '' }))
    .filter((change) => change.before !== change.now);
}
