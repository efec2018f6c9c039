import type { ChangeEvent, EventBatch, EventTopic } from '@stockroom/contract';
import { api, TAGS, type AppStore, type SessionClient } from '@stockroom/shared-ui';
import { RELEASED } from '../updates/follow-updates';
import { isDisturbing } from './is-disturbing';

type Tag = Parameters<typeof api.util.invalidateTags>[0][number];

/* eslint-disable lingui/no-unlocalized-strings -- nobody reads these names */
/** What a page shows of each topic, besides the history. */
const SHOWN_BY = {
  product: ['Product', 'StockMovement', 'Report', 'Dashboard'],
  supplier: ['Supplier', 'Product', 'Report'],
  category: ['Category'],
  order: ['Order', 'Product', 'Report', 'Dashboard'],
  document: ['Document', 'Order'],
  movement: ['StockMovement'],
  'company-settings': ['CompanySettings'],
  'system-settings': ['SystemSettings', 'Report', 'Dashboard'],
  notification: ['Notification'],
  person: ['Person', 'Account'],
  release: ['Release'],
  everything: TAGS,
} as const satisfies Record<EventTopic, readonly Tag[]>;

/** Records that have pages and forms of their own. */
const RECORDS = {
  product: 'Product',
  supplier: 'Supplier',
  order: 'Order',
  document: 'Document',
} as const satisfies Partial<Record<EventTopic, Tag>>;
/* eslint-enable lingui/no-unlocalized-strings */

/** What tells by itself that it is new, or is on no page that somebody reads. */
const QUIET: ReadonlySet<EventTopic> = new Set(['notification', 'release', 'system-settings']);

/** Changes that wait. */
interface Offer {
  /** Of records. */
  count: number;
  /** Who made all of them; '' for several people, or if nobody may know. */
  person: string;
}
const NOTHING: Offer = { count: 0, person: '' };

const REMEMBERED = 1000;
/** Between two updates, so that a busy shop doesn't keep every page asking. */
const GAP_MS = 1_000;
/** How often a page looks whether its user has finished. */
const LOOK_MS = 500;
/** An event may be faster than the answer to the write that caused it. */
const ANSWER_MS = 100;

/** Brings news to the page: at once, or when it no longer disturbs. */
export class News {
  private readonly seen = new Set<number>();
  /** Not looked at yet. */
  private arrived: ChangeEvent[] = [];
  private waiting: ChangeEvent[] = [];
  private shownAt = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private offered = NOTHING;

  constructor(
    private readonly store: AppStore,
    private readonly session: SessionClient,
  ) {
    document.addEventListener('visibilitychange', () => this.consider());
  }

  take({ events }: EventBatch): void {
    const fresh = events.filter(({ id }) => id === 0 || !this.seen.has(id));
    if (fresh.length === 0) return;
    for (const { id } of fresh) this.seen.add(id);
    for (const id of [...this.seen].slice(0, -REMEMBERED)) this.seen.delete(id);
    if (fresh.some(({ topic }) => topic === 'release')) document.dispatchEvent(new Event(RELEASED));
    this.arrived.push(...fresh);
    this.consider();
  }

  /** What waits for the user. */
  readonly offer = (): Offer => this.offered;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Shows what waits. */
  readonly show = (): void => {
    clearTimeout(this.timer);
    const tags = this.waiting.flatMap(({ topic }) => SHOWN_BY[topic]);
    this.waiting = [];
    this.shownAt = performance.now();
    this.store.dispatch(api.util.invalidateTags([...new Set<Tag>([...tags, 'Change'])]));
    this.setOffer(NOTHING);
  };

  private consider(): void {
    clearTimeout(this.timer);
    if (this.session.openWrites > 0) return this.considerAfter(ANSWER_MS);
    // A write brings the page what it changes there.
    const others = this.arrived.filter(
      ({ transaction }) => !this.session.ownTransactions.has(transaction),
    );
    this.arrived = [];
    // A record changes at once: forms keep what is typed, and say what is new.
    if (others.length > 0)
      this.store.dispatch(api.util.invalidateTags(others.flatMap(tagsOfRecords)));
    this.waiting.push(...others);
    if (this.waiting.length === 0 || document.visibilityState === 'hidden') return;
    const shown = this.shown();
    const isHeld = shown.count > 0 && isDisturbing();
    const rest = this.shownAt + GAP_MS - performance.now();
    if (!isHeld && rest <= 0) return this.show();
    this.setOffer(isHeld ? shown : NOTHING);
    this.considerAfter(isHeld ? LOOK_MS : rest);
  }

  private considerAfter(ms: number): void {
    this.timer = setTimeout(() => this.consider(), ms);
  }

  /** What waits and would change what is on the screen. */
  private shown(): Offer {
    const told = this.waiting.filter((event) => !QUIET.has(event.topic) && this.isShown(event));
    const people = [...new Set(told.map(({ person }) => person))];
    return {
      count: new Set(told.flatMap(({ topic, records }) => records ?? [topic])).size,
      person: people.length === 1 ? (people[0] ?? '') : '',
    };
  }

  /** Whether the page shows what has changed, and does not have it yet. */
  private isShown(event: ChangeEvent): boolean {
    const state = this.store.getState();
    const { subscriptions } = state[api.reducerPath];
    const keysOf = (tags: Tag[]) =>
      api.util.selectInvalidatedBy(state, tags).map(({ queryCacheKey }) => queryCacheKey);
    const changed = new Set(keysOf(tagsOfRecords(event)));
    return keysOf([...SHOWN_BY[event.topic]]).some(
      (key) => !changed.has(key) && Object.keys(subscriptions[key] ?? {}).length > 0,
    );
  }

  private setOffer(offer: Offer): void {
    const { count, person } = this.offered;
    if (offer.count === count && offer.person === person) return;
    this.offered = offer;
    for (const listener of this.listeners) listener();
  }
}

function tagsOfRecords({ topic, records }: ChangeEvent): Tag[] {
  if (!(topic in RECORDS) || records === null) return [];
  const type = RECORDS[topic as keyof typeof RECORDS];
  return records.map((id) => ({ type, id }));
}
