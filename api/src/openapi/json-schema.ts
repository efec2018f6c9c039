import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup';
import type { FieldPermission } from '../http/visible';

/** JSON Schema 2020-12, the dialect of OpenAPI 3.1, as far as it is used here. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  anyOf?: readonly JsonSchema[];
  /** Answers to people without it leave the field out. */
  'x-permission'?: FieldPermission;
}

type Test = { name?: string; params?: Record<string, unknown> };

/** The rules of a contract schema as JSON Schema, except those that compare fields. */
export function toJsonSchema(schema: Schema): JsonSchema {
  return convert(schema.describe());
}

/** The types of the fields of a schema, without its rules: old records may break newer rules. */
export function fieldTypesOf(schema: Schema): Record<string, JsonSchema> {
  const { properties = {} } = toJsonSchema(schema);
  return Object.fromEntries(
    Object.entries(properties).map(([name, { type }]) => [name, type ? { type } : {}]),
  );
}

export function isOptional(schema: Schema): boolean {
  const { optional } = schema.describe();
  return optional;
}

function convert(field: SchemaFieldDescription): JsonSchema {
  if (!('tests' in field)) return {};
  const tests = field.tests as Test[];
  switch (field.type) {
    case 'object':
      return convertObject(field);
    case 'array':
      return convertArray(field, tests);
    case 'string':
      return convertText(field, tests);
    case 'number':
      return convertNumber(tests);
    case 'boolean':
      return { type: 'boolean' };
    default:
      // The exact numbers of the contract describe their tests in JSON Schema.
      return { ...(field.meta as JsonSchema | undefined) };
  }
}

function convertObject(field: SchemaFieldDescription): JsonSchema {
  const fields = 'fields' in field ? Object.entries(field.fields) : [];
  const required = fields
    .filter(([, inner]) => 'optional' in inner && !inner.optional)
    .map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, inner]) => [name, convert(inner)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}

function convertArray(field: SchemaFieldDescription, tests: Test[]): JsonSchema {
  const inner = 'innerType' in field ? field.innerType : undefined;
  const items = inner && !Array.isArray(inner) ? convert(inner) : {};
  return defined({
    type: 'array',
    items,
    minItems: numberOf(tests, 'min'),
    maxItems: numberOf(tests, 'max'),
  });
}

function convertText(field: SchemaDescription, tests: Test[]): JsonSchema {
  const pattern = tests.find(({ name }) => name === 'matches')?.params?.['regex'];
  return defined({
    type: field.nullable ? ['string', 'null'] : 'string',
    enum: field.oneOf.length > 0 ? field.oneOf : undefined,
    minLength: field.optional || field.oneOf.length > 0 ? undefined : 1,
    maxLength: numberOf(tests, 'max'),
    // An optional text may be empty, and then breaks the pattern.
    pattern: pattern instanceof RegExp && !field.optional ? pattern.source : undefined,
    default: field.optional ? field.default : undefined,
  });
}

function convertNumber(tests: Test[]): JsonSchema {
  return defined({
    type: tests.some(({ name }) => name === 'integer') ? 'integer' : 'number',
    minimum: numberOf(tests, 'min'),
    maximum: numberOf(tests, 'max'),
  });
}

function numberOf(tests: Test[], name: string): number | undefined {
  const value = tests.find((test) => test.name === name)?.params?.[name];
  return typeof value === 'number' ? value : undefined;
}

function defined(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}
