import type { Access, ErrorCode, Sort, Text, Translate } from '@stockroom/contract';
import type { MiddlewareHandler } from 'hono';
import type { Schema } from 'yup';
import type { SignedIn } from '../auth/access';
import type { AuthService } from '../auth/auth-service';
import type { ApiDependencies, Clock } from '../dependencies';
import { written } from '../openapi/response-schemas';
import type { JsonSchema } from '../openapi/json-schema';
import type { ListRequest, Repositories } from '../store/store';
import { translateFor } from '../texts';
import type { Work } from '../unit-of-work';
import type { ApiContext, ApiEnvironment } from './environment';
import {
  listParameters,
  readListQuery,
  readQuery,
  type ListDefinition,
  type Parameters,
  type Query,
} from './list-query';
import { readJson, readOptionalJson } from './read-body';
import type { Write } from './idempotent-write';
import { visibleTo } from './visible';

export interface Services extends ApiDependencies {
  /** All routes of the app. */
  routes: readonly Route[];
  write: Write;
  authService: AuthService;
}

interface Declaration<Path extends string, Answer = JsonSchema> {
  /** As the router has it, e.g. "/api/products/:id". */
  path: Path;
  permission: Access;
  summary: string;
  answer: Answer;
  /** Refusals that do not follow from the other fields. */
  errors?: readonly ErrorCode[];
  /** Of a route that ends: ISO dates from which clients should not use it, and from which it may be gone. */
  deprecated?: { since: string; until: string };
}

/** One route of the API. The router, the checks of a request and the OpenAPI document all come from it. */
export interface Route extends Declaration<string> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  query?: Parameters;
  body?: Body<unknown>;
  isBodyOptional?: true;
  /** The body of a request that is not JSON, by content type. */
  upload?: Record<string, JsonSchema>;
  /** Another limit of the body than that of JSON. */
  limit?: MiddlewareHandler<ApiEnvironment>;
  status?: 201 | 204;
  /** Takes an Idempotency-Key, because it answers by `services.write`. */
  isRepeatable?: true;
  files?: readonly string[];
  /** With `format` in its query, it answers with a file. */
  isExportable?: true;
  handle(c: ApiContext, services: Services): Promise<Response>;
}

/** A bearer token that begins so belongs to a team, any other to a person. */
export const DEPLOY_TOKEN_PREFIX = 'stockroom_';

export function needsUser({ permission }: Route): boolean {
  return permission !== 'public';
}

/** The schema of the body; several where it can have several shapes. */
type Body<Value> = Schema<Value> | Shapes<Value>;
interface Shapes<Value> {
  shapes: readonly Schema<Value>[];
  shapeOf(body: unknown): Schema<Value>;
}

type NameIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NameIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type Params<Path extends string> = Record<NameIn<Path>, string>;

interface Reader<Path extends string> {
  services: Services;
  repositories: Repositories;
  clock: Clock;
  user: SignedIn;
  params: Params<Path>;
  /** In the language of the answer. */
  t: Translate;
}
type Read<Path extends string, Request> = (
  reader: Reader<Path>,
  request: Request,
) => Promise<object>;

export function readRoute<Path extends string, Shape extends Parameters = Record<never, Schema>>({
  read,
  ...route
}: Declaration<Path> & { query?: Shape; read: Read<Path, Query<Shape>> }): Route {
  const { query } = route;
  return reading(route, async (c) => (query ? readQuery(c, query) : {}), read);
}

/** A list that nobody exports: see `exportableRoute` for others. */
export function listRoute<Path extends string, Filter, Key extends string>({
  list,
  read,
  ...route
}: Declaration<Path> & {
  list: ListDefinition<Filter, Key>;
  read: Read<Path, ListRequest<Filter, Sort<Key>>>;
}): Route {
  const query = listParameters(list);
  return reading({ ...route, query }, (c) => readListQuery(c, list, query), read);
}

function reading<Path extends string, Request>(
  route: Declaration<Path> & { query?: Parameters },
  readRequest: (c: ApiContext) => Promise<Request>,
  read: Read<Path, Request>,
): Route {
  return {
    ...route,
    method: 'get',
    async handle(c, services) {
      const { repositories } = services.store;
      const request = await readRequest(c);
      const user = c.get('user');
      const { clock } = services;
      const shared = { services, repositories, clock, user };
      const reader = { ...shared, params: paramsOf<Path>(c), t: translateFor(c) };
      const answer = await read(reader, request);
      const isPublic = route.permission === 'public';
      return c.json(isPublic ? answer : (visibleTo(user.role, route.answer, answer) as object));
    },
  };
}

/** The work of a request, and the language of its answer. */
interface RoutedWork<Path extends string> extends Work {
  params: Params<Path>;
  t: Translate;
  services: Services;
}

interface WriteDeclaration<Path extends string, Value> extends Declaration<
  Path,
  Record<string, JsonSchema>
> {
  method: Exclude<Route['method'], 'get'>;
  body?: Body<Value>;
  isBodyOptional?: true;
  status?: 201;
  message: Text;
  /** @returns the other fields of the answer, if there are any */
  write(work: RoutedWork<Path>, input: Value): Promise<object | void>;
}

/** Changes data in one transaction, and with an Idempotency-Key only once: repeats get the words of the first answer. */
export function writeRoute<Path extends string, Value = null>({
  message,
  write,
  ...route
}: WriteDeclaration<Path, Value>): Route {
  const answer = written(route.answer);
  return {
    ...route,
    answer,
    isRepeatable: true,
    async handle(c, services) {
      const input = await readInput(c, route);
      const t = translateFor(c);
      return services.write(c, { status: route.status ?? 200, input, answer }, async (work) =>
        Object.assign(
          { success: true, message: t(message) },
          await write({ ...work, params: paramsOf<Path>(c), t, services }, input),
        ),
      );
    },
  };
}

async function readInput<Value>(
  c: ApiContext,
  { body, isBodyOptional }: Pick<WriteDeclaration<string, Value>, 'body' | 'isBodyOptional'>,
): Promise<Value> {
  // Without a body, the type of the value is null.
  if (!body) return null as Value;
  if ('shapes' in body) return readJson(c, body.shapeOf);
  return isBodyOptional ? readOptionalJson(c, body) : readJson(c, body);
}

/** The router has matched the path, so all its parameters are there. */
function paramsOf<Path extends string>(c: ApiContext): Params<Path> {
  return c.req.param() as Params<Path>;
}
