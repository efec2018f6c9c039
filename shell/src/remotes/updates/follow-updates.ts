import type { Registry } from '@stockroom/contract';
import { showToast, type AppStore } from '@stockroom/shared-ui';
import { askRegistry } from './live-registry';
import { settleTakenUp } from './taken-up';
import { takeUpAtLink } from './take-up-at-link';
import { updateWords } from './update-words';

/** Between two questions, however often links are pointed at. */
const PAUSE_MS = 2_000;
/** While nobody does anything, in a page that can be seen. */
const INTERVAL_MS = 60_000;

/**
 * Keeps an open page up to date: asks now and then what is live, takes it up at a link, and says so afterwards.
 * Once per page; returns how to stop.
 */
export function followUpdates(page: Registry, { dispatch, getState }: AppStore): () => void {
  const { changes, toast } = settleTakenUp(page);
  const words = toast ?? updateWords(changes);
  if (words) dispatch(showToast(words));

  let live = page;
  let askedAt = -Infinity;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < PAUSE_MS) return;
    askedAt = Date.now();
    live = (await askRegistry()) ?? live;
  };
  const askAtLink = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) void ask();
  };
  const askNow = () => void ask();
  const takeUp = (event: Event) => takeUpAtLink(event, { page, live: () => live, getState });

  const handlers = [
    ['pointerover', askAtLink],
    ['focusin', askAtLink],
    ['visibilitychange', askNow],
    ['click', takeUp],
  ] as const;
  // While the event is on its way down: a click must be seen before the router's own handler.
  for (const [type, handler] of handlers) document.addEventListener(type, handler, true);
  const timer = setInterval(askNow, INTERVAL_MS);
  askNow();
  return () => {
    for (const [type, handler] of handlers) document.removeEventListener(type, handler, true);
    clearInterval(timer);
  };
}
