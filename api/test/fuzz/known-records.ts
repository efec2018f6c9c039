import { pick, type Random } from '../../src/sample-data/random';

const KEPT = 300;

/** Ids, versions, cursors and names from answers, so that later requests name existing records. */
export class KnownRecords {
  readonly #values = new Map<string, unknown[]>();

  /**
   * Keeps the scalars of an answer by the names of their fields.
   * @param kind e.g. "products"
   */
  learn(answer: unknown, kind: string, name = ''): void {
    if (Array.isArray(answer)) {
      for (const item of answer.slice(0, 5)) this.learn(item, kind, name);
    } else if (typeof answer === 'object' && answer !== null) {
      for (const [key, value] of Object.entries(answer)) this.learn(value, kind, key);
    } else if (answer !== null && answer !== '') {
      const key = name === '_id' ? idOf(kind) : name;
      const kept = this.#values.get(key) ?? [];
      kept.push(answer);
      if (kept.length > KEPT) kept.shift();
      this.#values.set(key, kept);
    }
  }

  /** One of that name; `id` is that of a record of this kind, `productId` that of a product. */
  recall(random: Random, name: string, kind: string): unknown {
    const [, other] = /^(\w+)Id$/.exec(name) ?? [];
    const key =
      name === 'id'
        ? idOf(kind)
        : other
          ? idOf(`${other}s`)
          : name === 'cursor'
            ? 'nextCursor'
            : name;
    const kept = this.#values.get(key) ?? [];
    return kept.length > 0 ? pick(random, kept) : undefined;
  }
}

function idOf(kind: string): string {
  return `_id of ${kind}`;
}
