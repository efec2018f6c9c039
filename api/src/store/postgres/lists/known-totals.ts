/** Below this many a list is always counted anew: that costs nothing, and people see when it is wrong. */
const LONG = 2000;
/** A total is counted again once it is so many times as old as the counting took, within these bounds. */
const PATIENCE = 50;
const FRESH_MS = { least: 1000, most: 10_000 };
/** Nobody has asked for so long: count before answering. */
const TOO_OLD_MS = 60_000;
const MAX_KNOWN = 500;

export interface Count {
  total: number;
  /** Where in the order of the list the matches lie; undefined while nobody has looked. */
  extent: Extent | null | undefined;
}

export interface Extent {
  first: string | number;
  last: string | number;
  /** Of matches that have changed since, nothing is known. An instant. */
  asOf: string;
}

interface Known extends Count {
  countedAt: number;
  /** How long counting took. */
  ms: number;
  isRenewing: boolean;
}

/**
 * The totals of long lists, for some seconds. Counting 1,000,000 movements takes 300 ms where their first page
 * takes one; so it is done beside the answers and not for each of them.
 */
export interface KnownTotals {
  /**
   * A total that is good enough, or null. It is counted anew in the background when it grows old.
   * @param question what is counted, e.g. SQL and its parameters
   */
  recall(question: string, count: () => Promise<Count>): Count | null;
  /** Keeps the total if the list is long. Without an extent it is counted again when somebody asks. */
  learn(question: string, count: Count, ms: number): void;
}

export function createKnownTotals(now: () => number = () => performance.now()): KnownTotals {
  const known = new Map<string, Known>();

  function learn(question: string, count: Count, ms: number): void {
    known.delete(question);
    if (count.total < LONG) return;
    known.set(question, { ...count, countedAt: now(), ms, isRenewing: false });
    const [oldest] = known.keys();
    if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  }

  async function renew(question: string, entry: Known, count: () => Promise<Count>) {
    entry.isRenewing = true;
    const start = now();
    try {
      const counted = await count();
      learn(question, counted, now() - start);
    } catch {
      // Whoever asks next counts, and is told what is wrong.
      known.delete(question);
    }
  }

  return {
    recall(question, count) {
      const entry = known.get(question);
      if (!entry) return null;
      const age = now() - entry.countedAt;
      if (age > TOO_OLD_MS) return null;
      const patience = Math.max(FRESH_MS.least, Math.min(FRESH_MS.most, entry.ms * PATIENCE));
      const isFresh = age < patience && entry.extent !== undefined;
      if (!isFresh && !entry.isRenewing) void renew(question, entry, count);
      return entry;
    },
    learn,
  };
}
