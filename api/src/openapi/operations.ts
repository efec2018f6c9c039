import type { Operations } from '@stockroom/contract';
import type { Route } from '../http/route';
import { ROUTES } from '../routes';
import { schemaOf } from './document';
import { isOptional, toJsonSchema, type JsonSchema } from './json-schema';

/** Stands for a field that may be missing. */
const MISSING: JsonSchema = { type: 'undefined' };

/**
 * The operations of the API with the fields of their requests and answers, in the order of their names.
 * @param more routes of the home, as for createApp
 */
export function describeOperations(more: readonly Route[]): Operations {
  const operations = [...ROUTES, ...more].map((route) => {
    const name = `${route.method.toUpperCase()} ${route.path.replace(/^\/api/, '')}`;
    return [name, Object.fromEntries(fieldsOf(route))] as const;
  });
  return Object.fromEntries(operations.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function fieldsOf({ query = {}, body, upload, isBodyOptional, answer }: Route) {
  const parameters = Object.entries(query).flatMap(([name, schema]) =>
    fieldsAt(`query.${name}`, orMissing(toJsonSchema(schema), !isOptional(schema))),
  );
  const bodies = body ? [schemaOf(body)] : Object.values(upload ?? {});
  const sent = bodies.flatMap((schema) => orMissing(schema, !isBodyOptional));
  return [
    ...parameters,
    ...(sent.length > 0 ? fieldsAt('body', sent) : []),
    ...fieldsAt('answer', [answer]),
  ];
}

/** The field at a path and those inside it, by path, with their types. */
function fieldsAt(path: string, schemas: readonly JsonSchema[]): [path: string, types: string][] {
  const shapes = schemas.flatMap((schema) => schema.anyOf ?? [schema]);
  const types = shapes.flatMap((shape) => typesOf(shape, path.startsWith('answer')));
  if (types.length === 0) return [];
  const objects = shapes.filter(({ properties }) => properties);
  const names = new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)));
  const inner = [...names].flatMap((name) =>
    fieldsAt(
      `${path}.${name}`,
      objects.flatMap(({ properties = {}, required = [] }) =>
        orMissing(
          properties[name] ?? MISSING,
          required.includes(name) || isSecret(properties[name]),
        ),
      ),
    ),
  );
  const items = shapes.flatMap((shape) => shape.items ?? []);
  return [
    [path, [...new Set(types)].sort().join(' | ')],
    ...inner,
    ...fieldsAt(`${path}[]`, items),
  ];
}

/**
 * Whether only some people get the field. A build that always expects it still fits: it works for all others, and nobody had
 * fewer permissions when it was made.
 */
function isSecret(schema?: JsonSchema): boolean {
  return schema?.['x-permission'] !== undefined;
}

function orMissing(schema: JsonSchema, isRequired: boolean): JsonSchema[] {
  return isRequired ? [schema] : [schema, MISSING];
}

/** Clients must expect new values in an answer, so an enum is a plain string there. */
function typesOf({ type, const: value, enum: values }: JsonSchema, isAnswer: boolean): string[] {
  if (values && !isAnswer) return values.map((one) => `'${String(one)}'`);
  if (type === undefined) return [value === undefined ? 'unknown' : typeof value];
  return [type].flat().map((one) => (one === 'integer' ? 'number' : one));
}
