import { setTimeout as delay } from 'node:timers/promises';
import { Acknowledged, Clerk, createProduct, createSupplier } from './clerk';
import { withDatabase } from './database';
import { PersistentClient, Tally } from './persistent-client';

interface StaffOptions {
  clerks: number;
  /** The share of requests that write. */
  writes: number;
  /** Between two requests of one clerk, on average. */
  pauseMs: number;
  /** Whether each clerk has a page open that follows what others change. */
  followsEvents?: boolean;
  /** Runs before anybody works. */
  prepare?: (clerks: readonly Clerk[]) => Promise<void>;
}

/** Many clerks who work on one product until `stop`. */
export class Staff {
  readonly tally = new Tally();
  readonly acknowledged = new Acknowledged();
  readonly clerks: Clerk[] = [];
  readonly #stopping = new AbortController();
  #working: Promise<unknown> = Promise.resolve();

  static async start(origin: string, options: StaffOptions): Promise<Staff> {
    const { clerks, writes, pauseMs, followsEvents, prepare } = options;
    const staff = new Staff();
    const first = await PersistentClient.signUp(origin, staff.tally);
    const supplierId = await createSupplier(first);
    const products = await inTurn(8, () => createProduct(first, supplierId));
    const shared = products.map(({ _id }) => _id);
    await inTurn(clerks, async () => {
      const client = await PersistentClient.signUp(origin, staff.tally);
      staff.clerks.push(await Clerk.start(client, supplierId, shared, staff.acknowledged));
    });
    await prepare?.(staff.clerks);
    const { signal } = staff.#stopping;
    staff.#working = Promise.all(
      staff.clerks.flatMap((clerk) => [
        staff.#employ(clerk, writes, pauseMs),
        ...(followsEvents ? [clerk.followEvents(signal)] : []),
      ]),
    );
    // `stop` throws it; until then it must not count as unhandled.
    staff.#working.catch(() => undefined);
    return staff;
  }

  /** Resolves when all requests have their answers. @throws the failure of a clerk */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#working;
  }

  async #employ(clerk: Clerk, writes: number, pauseMs: number): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      // The pause comes first, so that clerks do not start together.
      await delay(Math.random() * 2 * pauseMs);
      await clerk.workOnce(writes);
    }
  }

  /** Checks that every acknowledged write is there once, as it was acknowledged. */
  checkAcknowledged(dataDir: string): Promise<void> {
    const { products, orders, movements } = this.acknowledged;
    return withDatabase(dataDir, async (client) => {
      const read = async (sql: string, ids: Iterable<string>) =>
        new Map(
          (await client.query<{ key: string; value: string }>(sql, [[...ids]])).rows.map(
            ({ key, value }) => [key, value],
          ),
        );
      same(
        'products',
        products,
        await read(
          'select id as key, name as value from products where id = any ($1)',
          products.keys(),
        ),
      );
      same(
        'orders',
        new Map([...orders].map(([id, one]) => [id, `${one.orderNumber} ${one.status}`])),
        await read(
          `select id as key, order_number || ' ' || status as value from orders where id = any ($1)`,
          orders.keys(),
        ),
      );
      const customers = [...orders.values()].map(({ customer }) => customer);
      same(
        'orders of one customer',
        new Map(customers.map((customer) => [customer, '1'])),
        await read(
          `select customer_name as key, count(*)::text as value from orders where customer_name = any ($1) group by 1`,
          customers,
        ),
      );
      same(
        'movements of one reference',
        new Map([...movements.values()].map((reference) => [reference, '1'])),
        await read(
          `select coalesce(nullif(supplier_reference, ''), notes) as key, count(*)::text as value
           from stock_movements where supplier_reference = any ($1) or notes = any ($1) group by 1`,
          movements.values(),
        ),
      );
    });
  }
}

function same(what: string, expected: Map<string, string>, found: Map<string, string>): void {
  const wrong = [...expected].filter(([key, value]) => found.get(key) !== value);
  if (wrong.length === 0) return;
  const [[key, value] = []] = wrong;
  throw new Error(
    `${wrong.length} ${what} are not as acknowledged, e.g. ${key}: ${found.get(key ?? '')} instead of ${value}`,
  );
}

async function inTurn<Result>(count: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let index = 0; index < count; index += 1) results.push(await work());
  return results;
}
