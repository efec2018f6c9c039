import type { Registry } from '@stockroom/contract';
import { tabItems } from '@stockroom/shared-ui';
import { areasOf, type Area } from '../area';
import { TAKEN_UP_KEY } from '../page-load';
import type { Change } from './live-registry';

/** Why a page is loaded: its user goes to another one anyway, or nothing else brings a missing file. */
type Reason = 'link' | 'missing file';

/** What a toast says. */
export interface Words {
  title: string;
  description: string;
}

/** Outlives the load of a page, in this tab. */
interface Memory {
  /** Loads that were made for a version; one that does not come that way is not tried again and again. */
  tried: string[];
  changes: readonly Change[];
  /** A toast that was to be seen when the page was left. */
  toast: Words | null;
}

const NOTHING: Memory = { tried: [], changes: [], toast: null };

/**
 * Remembers that a page is loaded for these changes.
 * @returns false when one was already loaded for each of them: another would not help
 */
export function takeUp(reason: Reason, changes: readonly Change[], toast: Words | null): boolean {
  const { tried } = recall();
  const keys = changes.map((change) => keyOf(reason, change));
  if (keys.every((key) => tried.includes(key))) return false;
  remember({ tried: [...new Set([...tried, ...keys])], changes, toast });
  return true;
}

/** What this page was loaded for, as far as it has come. That may be taken up by a link once more, after a rollback. */
export function settleTakenUp(page: Registry): Pick<Memory, 'changes' | 'toast'> {
  const { tried, changes, toast } = recall();
  const areas = areasOf(page);
  const here = areas.map((area) => keyOf('link', area));
  remember({ ...NOTHING, tried: tried.filter((key) => !here.includes(key)) });
  const hasCome = ({ name, version }: Change) =>
    areas.some((area) => area.name === name && area.version === version);
  return { changes: changes.filter(hasCome), toast };
}

function keyOf(reason: Reason, { name, version }: Area): string {
  return `${reason}: ${name} ${version}`;
}

function recall(): Memory {
  const text = tabItems.read(TAKEN_UP_KEY);
  // Only this module writes it.
  return text === null ? NOTHING : (JSON.parse(text) as Memory);
}

function remember(memory: Memory): void {
  const isEmpty = memory.tried.length === 0 && memory.changes.length === 0;
  tabItems.write(TAKEN_UP_KEY, isEmpty ? null : JSON.stringify(memory));
}
