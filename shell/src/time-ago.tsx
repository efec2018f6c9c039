import { useFormat, VisuallyHidden } from '@stockroom/shared-ui';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Older times show their date. */
const LIMIT = 7 * DAY;
/** How often the texts update. */
const TICK = MINUTE / 2;

/** How long ago an ISO instant was, e.g. "5 minutes ago"; the exact time on hover and for screen readers. */
export function TimeAgo({ value }: { value: string }) {
  const format = useFormat();
  const exact = format.dateTime(value);
  return (
    <Moment dateTime={value} title={exact}>
      {wordsFor(useNow() - Date.parse(value)) ?? format.date(value)}
      <VisuallyHidden> ({exact})</VisuallyHidden>
    </Moment>
  );
}

/** Created on first use: it takes 20 ms. */
let words: Intl.RelativeTimeFormat | undefined;

/** English, like the interface; null for a time long ago. */
function wordsFor(age: number): string | null {
  // The server's clock may be ahead.
  if (age < MINUTE) return 'just now';
  words ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  if (age < HOUR) return words.format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return words.format(-Math.floor(age / HOUR), 'hour');
  return age < LIMIT ? words.format(-Math.floor(age / DAY), 'day') : null;
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
