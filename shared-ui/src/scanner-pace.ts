/** A scanner presses its keys 5 to 30 ms after each other, a hand hardly ever three of them in 100 ms: decision 39. */
const GAP_MS = 50;
/** The fewest signs of a scan: up to two keys may be a shortcut, or a hand that is quick once. */
export const SCAN_LENGTH = 3;

/** Tells of each key whether it follows the one before it at once, as the keys of a scan do. */
export function scannerPace(): (event: Pick<Event, 'timeStamp'>) => boolean {
  let pressedAt = -Infinity;
  return ({ timeStamp }) => {
    const gap = timeStamp - pressedAt;
    pressedAt = timeStamp;
    return gap < GAP_MS;
  };
}
