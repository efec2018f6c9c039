import { localItems } from '@stockroom/shared-ui';
import { History } from 'lucide-react';
import type { Entry } from './entry';

const RECENT_KEY = 'stockroom-recent-choices';
const RECENT_LIMIT = 5;

/** A place that was gone to, and what may be told of it another day. */
interface Choice {
  to: string;
  label: string;
  detail?: string;
}

/** The places that were gone to last, newest first; as they are now, where that is known. */
export function recentEntries(known: readonly Entry[]): Entry[] {
  return recentChoices().map(
    (choice) =>
      known.find(({ to }) => to === choice.to) ?? { ...choice, id: choice.to, icon: History },
  );
}

/** Keeps a place that was gone to for the next time, in this browser. */
export function rememberChoice({ to, label, lasting }: Entry): void {
  if (to === undefined) return;
  const others = recentChoices().filter((choice) => choice.to !== to);
  const choices = [{ to, label, detail: lasting }, ...others].slice(0, RECENT_LIMIT);
  localItems.write(RECENT_KEY, JSON.stringify(choices));
}

function recentChoices(): Choice[] {
  try {
    const stored: unknown = JSON.parse(localItems.read(RECENT_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isChoice) : [];
  } catch {
    return [];
  }
}

/** An earlier version of this code, or another page of this address, may have written something else. */
function isChoice(stored: unknown): stored is Choice {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'to' in stored &&
    typeof stored.to === 'string' &&
    stored.to.startsWith('/') &&
    'label' in stored &&
    typeof stored.label === 'string' &&
    (!('detail' in stored) || typeof stored.detail === 'string')
  );
}
