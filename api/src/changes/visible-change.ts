import type { ChangedEntity, ListedChange, Role } from '@stockroom/contract';
import { visibleTo } from '../http/visible';
import type { JsonSchema } from '../openapi/json-schema';
import { ORDER } from '../orders/order-routes';
import { PRODUCT } from '../products/product-routes';
import { SUPPLIER } from '../suppliers/supplier-routes';

/** The records whose fields may be hidden, as their own routes answer them. */
const RECORDS: Partial<Record<ChangedEntity, JsonSchema>> = {
  product: PRODUCT,
  supplier: SUPPLIER,
  order: ORDER,
};

/**
 * A change without the fields that a role may not see in the record itself. The money of an order stays only where the
 * change names the type of the order, by which it is a cost or a price.
 */
export function visibleChange(role: Role, change: ListedChange): ListedChange {
  const schema = RECORDS[change.entity];
  if (!schema) return change;
  const side = (end: 'from' | 'to') => {
    const values = Object.fromEntries(change.fields.map((one) => [one.field, one[end]]));
    return Object(visibleTo(role, schema, values)) as Record<string, unknown>;
  };
  const [before, after] = [side('from'), side('to')];
  const fields = change.fields
    .filter(({ field }) => field in after)
    .map(({ field }) => ({ field, from: before[field] ?? null, to: after[field] ?? null }));
  return { ...change, fields };
}
