import type { Context } from 'hono';
import type { SignedIn } from '../auth/access';

/**
 * The home passes these with a request: `app.fetch(request, { clientAddress })`. A value instead of a header: no
 * client can claim another address, and a home behind a proxy decides which header to trust.
 */
export interface ApiBindings {
  clientAddress?: string;
}

export interface ApiEnvironment {
  Bindings: ApiBindings | undefined;
  Variables: { requestId: string; user: SignedIn };
}

export type ApiContext = Context<ApiEnvironment>;
