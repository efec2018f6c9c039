import type { Logger } from '@stockroom/api';
import {
  EVENT_TOPICS,
  mayDo,
  type ChangeEvent,
  type EventBatch,
  type Role,
} from '@stockroom/contract';
import type { QueryExecutorProvider } from 'kysely';
import { RepeatedFailure } from '../process/repeated-failure';
import { deleteOldEvents, readEvents, type Start, type StoredEvent } from './event-log';

/** While somebody listens: within two seconds, with room for the way there and the new answer. */
const POLL_MS = 400;
/** A proxy closes a connection without any byte after a minute or so. */
const PING_MS = 20_000;
const HOUR_MS = 60 * 60 * 1000;
/** A browser has one. */
const MAX_OF_SESSION = 8;

interface Reader {
  sessionId: string;
  role: Role;
}

export interface Listener extends Reader {
  /** @param batch undefined: nothing new, just a sign of life */
  send(batch?: EventBatch): void;
  close(): void;
}

interface Parts {
  db: QueryExecutorProvider;
  log: Logger;
  /** Who has the session now; null when it has ended. */
  findReader(sessionId: string): Promise<Reader | null>;
}

/** Tells all listeners of this process what the transactions of any process have changed. */
export class LiveEvents {
  private readonly listeners = new Set<Listener>();
  /** Up to where the listeners know. */
  private start: Start = { ageMs: 0 };
  /** Later events that they know, too. */
  private known: ReadonlySet<number> = new Set();
  private pingedAt = 0;
  private cleanedAt = 0;
  private readonly failure = new RepeatedFailure('events cannot be read');
  private running: Promise<void> | null = null;
  private readonly timer = setInterval(() => this.poll(), POLL_MS).unref();

  constructor(private readonly parts: Parts) {}

  /** Sends a first batch at once: what has changed since its start. */
  async listen(listener: Listener, start: Start): Promise<void> {
    const { position, events } = await readEvents(this.parts.db, start);
    // While nobody listened, nothing was read.
    if (this.listeners.size === 0) this.follow(position, events);
    const own = [...this.listeners].filter(({ sessionId }) => sessionId === listener.sessionId);
    for (const old of own.slice(0, Math.max(0, own.length + 1 - MAX_OF_SESSION))) this.end(old);
    this.listeners.add(listener);
    listener.send({ position, events: visibleTo(listener.role, events) });
  }

  /** For clients that ask now and then. */
  async read(role: Role, start: Start): Promise<EventBatch> {
    const { position, events } = await readEvents(this.parts.db, start);
    return { position, events: visibleTo(role, events) };
  }

  forget(listener: Listener): void {
    this.listeners.delete(listener);
  }

  /** Ends all connections: their pages go on with another process. */
  endAll(): void {
    for (const listener of this.listeners) this.end(listener);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.endAll();
    await this.running;
  }

  private poll(): void {
    const isIdle = this.listeners.size === 0 && Date.now() - this.cleanedAt < HOUR_MS;
    if (isIdle || this.running) return;
    const reading = this.readOn().catch((error: unknown) => {
      // Pages that connect again also ask again for what has failed meanwhile.
      this.endAll();
      throw error;
    });
    this.running = this.failure.logOf(reading, this.parts.log).finally(() => {
      this.running = null;
    });
  }

  /** Goes on where the last poll has ended. */
  private async readOn(): Promise<void> {
    const now = Date.now();
    if (now - this.cleanedAt >= HOUR_MS) {
      await deleteOldEvents(this.parts.db);
      this.cleanedAt = now;
    }
    const { position, events } = await readEvents(this.parts.db, this.start);
    const fresh = events.filter(({ id }) => !this.known.has(id));
    const isPing = now - this.pingedAt >= PING_MS;
    // Sessions also end by time, without an event.
    if (isPing || fresh.some(({ topic }) => topic === 'person' || topic === 'ended-session'))
      await this.checkReaders();
    this.tell({ position, events: fresh }, isPing);
    this.follow(position, events);
    if (isPing) this.pingedAt = now;
  }

  private tell({ position, events }: { position: string; events: StoredEvent[] }, isPing: boolean) {
    for (const listener of this.listeners) {
      const visible = visibleTo(listener.role, events);
      if (visible.length > 0) listener.send({ position, events: visible });
      else if (isPing) listener.send();
    }
  }

  private follow(position: string, events: readonly StoredEvent[]): void {
    this.start = { since: position };
    this.known = new Set(events.map(({ id }) => id));
  }

  /** Ends the connections of sessions that have ended, or whose person has another role now. */
  private async checkReaders(): Promise<void> {
    for (const listener of [...this.listeners]) {
      const reader = await this.parts.findReader(listener.sessionId);
      if (reader?.role !== listener.role) this.end(listener);
    }
  }

  private end(listener: Listener): void {
    this.forget(listener);
    listener.close();
  }
}

function visibleTo(role: Role, events: readonly StoredEvent[]): ChangeEvent[] {
  const seen = events.filter((event): event is ChangeEvent => {
    if (event.topic === 'ended-session') return false;
    const needed = EVENT_TOPICS[event.topic];
    return needed === 'signed-in' || mayDo(role, needed);
  });
  return mayDo(role, 'history:read') ? seen : seen.map((event) => ({ ...event, person: '' }));
}
