import { ORDER_STATUSES, ORDER_TYPES, type OrderStatus, type OrderType } from '@stockroom/contract';
import fc from 'fast-check';
import { PRODUCTS } from './warehouse-model';

type Counted = readonly [product: number, quantity: number];

/** What happens on a day. Orders and documents are named by their place. */
export type Day =
  | { what: 'order'; type: OrderType; ordered: number[] }
  | { what: 'edit'; order: number; ordered: number[] }
  | { what: 'status'; order: number; status: OrderStatus; closeRest: boolean }
  | { what: 'delete'; order: number }
  | { what: 'deliver'; order: number | null; came: number[]; rejected: number[] }
  | {
      what: 'return';
      order: number | null;
      delivery: number | null;
      quantities: number[];
      writtenOff: number[];
    }
  | { what: 'undo'; document: number }
  | { what: 'count'; counted: readonly [Counted, Counted]; sale: number };

const place = fc.nat({ max: 3 });
const product = fc.nat({ max: PRODUCTS - 1 });
const some = (max: number) =>
  fc.array(fc.nat({ max }), { minLength: PRODUCTS, maxLength: PRODUCTS });
/** Of one product, so that it can often go back. */
const one = fc
  .record({ product, quantity: fc.integer({ min: 1, max: 3 }) })
  .map(({ product: own, quantity }) =>
    Array.from({ length: PRODUCTS }, (_, index) => (index === own ? quantity : 0)),
  );
const ordered = some(9).filter((list) => list.some((quantity) => quantity > 0));
const counted = fc.tuple(product, fc.nat({ max: 20 }));

const day: fc.Arbitrary<Day> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('order' as const),
      type: fc.constantFrom(...ORDER_TYPES),
      ordered,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('edit' as const), order: place, ordered }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('status' as const),
      order: place,
      status: fc.constantFrom(...ORDER_STATUSES, 'completed' as const),
      closeRest: fc.nat({ max: 3 }).map((number) => number === 0),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('delete' as const), order: place }) },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('deliver' as const),
      order: fc.option(place, { freq: 4 }),
      came: some(9),
      rejected: some(2),
    }),
  },
  {
    weight: 7,
    arbitrary: fc
      .record({ isOrder: fc.nat({ max: 3 }), place, quantities: one, writtenOff: some(2) })
      .map(({ isOrder, place: own, quantities, writtenOff }) => ({
        what: 'return' as const,
        quantities,
        writtenOff,
        order: isOrder > 0 ? own : null,
        delivery: isOrder > 0 ? null : own,
      })),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('undo' as const), document: place }) },
  {
    weight: 2,
    arbitrary: fc
      .record({ first: counted, second: counted, sale: place })
      .filter(({ first, second }) => first[0] !== second[0])
      .map(({ first, second, sale }) => ({
        what: 'count' as const,
        counted: [first, second] as const,
        sale,
      })),
  },
);

/** A shop begins with some stock, a completed sale and an open purchase. */
const FIRST: readonly Day[] = [
  { what: 'deliver', order: null, came: [20, 20, 20], rejected: [0, 0, 0] },
  { what: 'order', type: 'outgoing', ordered: [5, 5, 0] },
  { what: 'status', order: 0, status: 'completed', closeRest: false },
  { what: 'order', type: 'incoming', ordered: [0, 6, 6] },
];
export const days = fc
  .array(day, { minLength: 12, maxLength: 30, size: 'max' })
  .map((rest) => [...FIRST, ...rest]);
