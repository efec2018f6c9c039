/** More bars than this are no picture. */
const MOST = 10;

/** The highest ones, from the top, and what is left for the table alone. */
export function highest<Item>(all: readonly Item[], valueOf: (item: Item) => number) {
  const sorted = [...all].sort((one, other) => valueOf(other) - valueOf(one));
  return { items: sorted.slice(0, MOST), rest: sorted.slice(MOST) };
}
