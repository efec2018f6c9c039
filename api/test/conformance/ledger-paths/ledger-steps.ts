import { ORDER_STATUSES, ORDER_TYPES, type OrderStatus, type OrderType } from '@stockroom/contract';
import fc from 'fast-check';

/** Products of the paths; those from the third on are counted in whole units. */
export const PRODUCT_UNITS = ['kg', 'liters', 'pieces', 'boxes'] as const;

interface Item {
  product: number;
  /** Thousandths. */
  quantity: number;
  /** Cents. */
  price: number;
}

/** Any number names a product or an order: it wraps around the existing ones. */
export type Step =
  | { step: 'create'; type: OrderType; items: Item[] }
  | { step: 'edit'; order: number; type: OrderType | null; items: Item[]; force: boolean }
  | { step: 'status'; order: number; status: OrderStatus; force: boolean }
  | { step: 'delete' | 'restore'; order: number; force: boolean }
  | {
      step: 'receive';
      product: number;
      quantity: number;
      price: number | null;
      order: number | null;
    }
  | { step: 'adjust'; product: number; amount: number }
  | { step: 'set'; product: number; level: number }
  | { step: 'verify'; product: number };

const product = fc.nat({ max: PRODUCT_UNITS.length - 1 });
const order = fc.nat({ max: 11 });
const force = fc.boolean();
const price = fc.oneof(fc.constantFrom(0, 1, 3333, 99_999_999_999_999), fc.nat({ max: 500_000 }));
/** Mostly whole, now and then a fraction, which some products refuse. */
const quantity = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 12 }).map((units) => units * 1000) },
  { weight: 1, arbitrary: fc.integer({ min: 1000, max: 9999 }) },
);
const items = fc.array(fc.record({ product, quantity, price }), { minLength: 1, maxLength: 4 });
const type = fc.constantFrom(...ORDER_TYPES);
const status = fc.constantFrom(...ORDER_STATUSES);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ step: fc.constant('create' as const), type, items }) },
  {
    weight: 3,
    arbitrary: fc.record({
      step: fc.constant('edit' as const),
      order,
      type: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: type }),
      items,
      force,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ step: fc.constant('status' as const), order, status, force }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      step: fc.constantFrom('delete' as const, 'restore' as const),
      order,
      force,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      step: fc.constant('receive' as const),
      product,
      quantity,
      price: fc.option(price),
      order: fc.option(order, { freq: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      step: fc.constant('adjust' as const),
      product,
      amount: fc.integer({ min: -9, max: 9 }).map((units) => (units || 1) * 1000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      step: fc.constant('set' as const),
      product,
      level: fc.nat({ max: 20 }).map((units) => units * 1000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('verify' as const), product }) },
);

export const paths = fc.array(step, { minLength: 4, maxLength: 16 });
