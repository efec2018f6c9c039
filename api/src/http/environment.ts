import type { Context } from 'hono';
import type { Actor } from '../work';

/**
 * What the app's home hands over with a request: `app.fetch(request, { clientAddress })`. It is a value and
 * not a header, so no client can claim another address; a home behind a proxy decides itself whom it believes.
 */
export interface ApiBindings {
  clientAddress?: string;
}

export interface ApiEnvironment {
  Bindings: ApiBindings | undefined;
  Variables: { requestId: string; user: Actor };
}

export type ApiContext = Context<ApiEnvironment>;
