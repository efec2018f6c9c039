import { mayDo, type OrderType, type Permission, type Role } from '@stockroom/contract';
import type { JsonSchema } from '../openapi/json-schema';

/** What a field needs. Money of an order is a cost or a price, by the type of the order. */
export type FieldPermission = Permission | Record<OrderType, Permission>;

const MONEY = ['costs:read', 'prices:read'] as const;

/** Whether no answer hides anything from this role. */
export function seesEverything(role: Role): boolean {
  return MONEY.every((permission) => mayDo(role, permission));
}

/**
 * An answer without the fields that a role may not see.
 * @param schema of the answer
 */
export function visibleTo(role: Role, schema: JsonSchema, answer: unknown): unknown {
  return seesEverything(role) ? answer : visible(role, schema, answer, null);
}

/** @param order the type of the order around it, if there is one */
function visible(
  role: Role,
  { items, properties, anyOf }: JsonSchema,
  value: unknown,
  order: OrderType | null,
): unknown {
  if (Array.isArray(value))
    return items ? value.map((one: unknown) => visible(role, items, one, order)) : value;
  const record = anyOf?.find((one) => one.properties)?.properties ?? properties;
  if (!record || typeof value !== 'object' || value === null) return value;
  const type = orderTypeOf(value) ?? order;
  const shown = Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const { 'x-permission': needed, ...field } = record[name] ?? {};
    return needed && !maySee(role, needed, type) ? [] : [[name, visible(role, field, inner, type)]];
  });
  return Object.fromEntries(shown) as object;
}

function maySee(role: Role, needed: FieldPermission, order: OrderType | null): boolean {
  if (typeof needed === 'string') return mayDo(role, needed);
  return order !== null && mayDo(role, needed[order]);
}

function orderTypeOf(value: object): OrderType | null {
  const type: unknown = Reflect.get(value, 'type');
  return type === 'incoming' || type === 'outgoing' ? type : null;
}
