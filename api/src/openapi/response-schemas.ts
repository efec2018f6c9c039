import type { FieldPermission } from '../http/visible';
import type { JsonSchema } from './json-schema';

export const ID: JsonSchema = { type: 'string', format: 'uuid' };
export const TEXT: JsonSchema = { type: 'string' };
export const INSTANT: JsonSchema = { type: 'string', format: 'date-time' };
export const COUNT: JsonSchema = { type: 'integer', minimum: 0 };
export const NUMBER: JsonSchema = { type: 'number' };
export const FLAG: JsonSchema = { type: 'boolean' };
export const DECIMAL: JsonSchema = {
  type: ['number', 'string'],
  description: 'An exact decimal: a number, or its digits as a text where a double cannot hold it',
};

export function nullable(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}

export function oneOf(values: readonly string[]): JsonSchema {
  return { type: 'string', enum: values };
}

export function listOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

/** A field that only people with a permission get. */
export function secret(schema: JsonSchema, permission: FieldPermission): JsonSchema {
  return { ...schema, 'x-permission': permission };
}

/** @param optional fields that an answer may lack */
export function record(
  properties: Record<string, JsonSchema>,
  optional: Record<string, JsonSchema> = {},
): JsonSchema {
  return {
    type: 'object',
    properties: { ...properties, ...optional },
    required: Object.keys(properties).filter((name) => !properties[name]?.['x-permission']),
    additionalProperties: false,
  };
}

export function pageOf(name: string, items: JsonSchema, rest: Record<string, JsonSchema> = {}) {
  const cursor = nullable(TEXT);
  const page = { nextCursor: cursor, previousCursor: cursor, total: COUNT };
  return record({ [name]: listOf(items), ...rest, ...page }, { searchedFor: TEXT });
}

export function written(rest: Record<string, JsonSchema> = {}): JsonSchema {
  return record({ success: { const: true }, message: TEXT, ...rest });
}
