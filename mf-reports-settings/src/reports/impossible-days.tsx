import { Notice } from '@stockroom/shared-ui';
import { useLocation } from 'react-router-dom';

/** Days that an address named and that there are not: they have left it, and this tells it to the page. */
export interface ImpossibleDaysState {
  impossibleDays: readonly string[];
}

/** Says why a period is another than the one that was asked for. */
export function ImpossibleDays() {
  const days = daysIn(useLocation().state);
  if (days.length === 0) return null;
  const are = days.length === 1 ? 'is no day' : 'are no days';
  return <Notice>{`${days.join(' and ')} ${are} of the calendar: left out of the period.`}</Notice>;
}

/** A reload brings a history state back as whatever was stored. */
function daysIn(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('impossibleDays' in state)) return [];
  const { impossibleDays } = state;
  return Array.isArray(impossibleDays) ? impossibleDays.map(String) : [];
}
