import type { ErrorCode } from '@stockroom/contract';
import type { ObjectShape, Schema } from 'yup';
import type { JsonSchema } from './json-schema';

/** One route of the API, described next to where it is made. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As the router has it, e.g. "/api/products/:id". */
  path: string;
  summary: string;
  /** Left out where a token is needed. */
  access?: 'public';
  /** The parameters of the query. */
  query?: ObjectShape;
  /** What the body is checked by; several where it can be of several shapes. */
  body?: Schema | readonly Schema[];
  /** The body of a request that is not JSON, by content type. */
  upload?: Record<string, JsonSchema>;
  isBodyOptional?: true;
  status?: 200 | 201;
  answer: JsonSchema;
  /** Answers other than JSON, by content type. */
  files?: readonly string[];
  /** Refusals beyond those that follow from the rest. */
  errors?: readonly ErrorCode[];
}

export const EXPORT_FILES: readonly string[] = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];
