import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useFormat } from '../store/hooks';
import { VisuallyHidden } from './visually-hidden';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** What is older is told by its date. */
const LIMIT = 7 * DAY;
/** How exactly the present is known, so that texts change by themselves. */
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

/** Made with the first time that is shown: that takes 20 ms, which no page without one should wait for. */
let words: Intl.RelativeTimeFormat | undefined;

/** The words of the interface, which is in English whatever the formats are; null for what is long ago. */
function wordsFor(age: number): string | null {
  // A server's clock may be ahead of this one.
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
