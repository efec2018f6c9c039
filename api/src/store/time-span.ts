/** After `from`, up to and including `to`. */
export interface TimeSpan {
  from: string;
  to: string;
}

/** The instants around `expected` that still count. Later ones come from a clock that was ahead, and must not last. */
export function spanAround(expected: number, ms: number): TimeSpan {
  return {
    from: new Date(expected - ms).toISOString(),
    to: new Date(expected + ms).toISOString(),
  };
}

export function isWithin({ from, to }: TimeSpan, instant: string): boolean {
  return instant > from && instant <= to;
}
