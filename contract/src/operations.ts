import type operations from './operations.json';

/**
 * A method and a path of the API below /api, e.g. "GET /orders/:id". operations.json lists all of them; only types and
 * Node programs import that file, because it is too large for a browser.
 */
export type Operation = keyof typeof operations;

/**
 * The fields of an operation by path, with their types in alphabetical order: { "query.search": "string | undefined",
 * "body.type": "'incoming' | 'outgoing'", "answer.orders[].total": "number | string" }.
 */
export type OperationFields = Record<string, string>;

/** By the name of the operation. A build of another version may have other names than this one. */
export type Operations = Record<string, OperationFields>;
