import type { Cells } from '../export-table';

/** Lines that can be looked at before their turn. */
export function lineQueue(lines: AsyncIterator<Cells>) {
  const ahead: Cells[] = [];
  const fetch = async (count: number) => {
    while (ahead.length < count) {
      const { done, value } = await lines.next();
      if (done) return;
      ahead.push(value);
    }
  };
  return {
    /** The next so many, or what there is. */
    async peek(count: number): Promise<readonly Cells[]> {
      await fetch(count);
      return ahead.slice(0, count);
    },
    /** Undefined after the last one. */
    async next(): Promise<Cells | undefined> {
      await fetch(1);
      return ahead.shift();
    },
  };
}
export type LineQueue = ReturnType<typeof lineQueue>;
