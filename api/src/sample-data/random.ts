/** A repeatable source of numbers from 0 up to 1 (mulberry32): every demo looks the same. */
export type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `min` to `max`, both included. */
export function between(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}

/** @throws RangeError for an empty list */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from');
  return item;
}

/** A price in cents, up to so many per cent lower or higher. */
export function varied(random: Random, price: number, percent: number): number {
  const perMille = between(random, 1000 - percent * 10, 1000 + percent * 10);
  return Math.round((Math.round(price * 100) * perMille) / 1000);
}
