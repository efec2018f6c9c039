import type { Translate } from '@stockroom/contract';
import { useFormat, VisuallyHidden } from '@stockroom/shared-ui';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useTranslate } from './texts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Older times show their date. */
const LIMIT = 7 * DAY;
/** How often the texts update. */
const TICK = MINUTE / 2;

/** How long ago an ISO instant was, e.g. "5 minutes ago"; the exact time on hover and for screen readers. */
export function TimeAgo({ value }: { value: string }) {
  const t = useTranslate();
  const format = useFormat();
  const exact = format.dateTime(value);
  return (
    <Moment dateTime={value} title={exact}>
      {wordsFor(useNow() - Date.parse(value), t) ?? format.date(value)}
      <VisuallyHidden> ({exact})</VisuallyHidden>
    </Moment>
  );
}

/** Null for a time long ago. */
function wordsFor(age: number, t: Translate): string | null {
  // The server's clock may be ahead.
  if (age < MINUTE) return t('just now');
  if (age < HOUR)
    return t.plural(Math.floor(age / MINUTE), '{count} minute ago', '{count} minutes ago');
  if (age < DAY) return t.plural(Math.floor(age / HOUR), '{count} hour ago', '{count} hours ago');
  if (age < 2 * DAY) return t('yesterday');
  if (age >= LIMIT) return null;
  return t.plural(Math.floor(age / DAY), '{count} day ago', '{count} days ago');
}

function useNow(): number {
  return useSyncExternalStore(everyTick, lastTick);
}

function everyTick(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK);
  return () => clearInterval(timer);
}

function lastTick(): number {
  return Math.floor(Date.now() / TICK) * TICK;
}

const Moment = styled.time`
  position: relative;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
