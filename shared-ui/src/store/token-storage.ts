import type { Tokens } from '@stockroom/contract';
import { localItems, type StoredItems } from './stored-items';

export const ACCESS_TOKEN_KEY = 'stockroom-access-token';
export const REFRESH_TOKEN_KEY = 'stockroom-refresh-token';

interface MaybeTokens {
  accessToken: string | null;
  refreshToken: string | null;
}

/** The tokens of this browser: read from local storage once, then cached (spec section 7). */
export class TokenStorage {
  private cached: MaybeTokens | null = null;
  /** What stood in the storage after it had not taken the cached tokens: they are newer than that. */
  private leftBehind: MaybeTokens | null = null;

  constructor(private readonly items: StoredItems = localItems) {}

  get accessToken(): string | null {
    return this.current.accessToken;
  }

  get refreshToken(): string | null {
    return this.current.refreshToken;
  }

  /** The account that the access token names; null when there is none or it cannot be read. */
  get user(): string | null {
    return userIn(this.accessToken);
  }

  save({ accessToken, refreshToken }: Tokens): void {
    this.write({ accessToken, refreshToken });
  }

  clear(): void {
    this.write({ accessToken: null, refreshToken: null });
  }

  /** Another tab may have changed the stored tokens: look at them again. */
  reload(): void {
    const stored = this.read();
    if (this.leftBehind !== null && isSame(stored, this.leftBehind)) return;
    this.cached = stored;
    this.leftBehind = null;
  }

  private get current(): MaybeTokens {
    this.cached ??= this.read();
    return this.cached;
  }

  private read(): MaybeTokens {
    return {
      accessToken: this.items.read(ACCESS_TOKEN_KEY),
      refreshToken: this.items.read(REFRESH_TOKEN_KEY),
    };
  }

  private write(tokens: MaybeTokens): void {
    this.items.write(REFRESH_TOKEN_KEY, tokens.refreshToken);
    this.items.write(ACCESS_TOKEN_KEY, tokens.accessToken);
    const stored = this.read();
    this.leftBehind = isSame(stored, tokens) ? null : stored;
    this.cached = tokens;
  }
}

function isSame(one: MaybeTokens, other: MaybeTokens): boolean {
  return one.accessToken === other.accessToken && one.refreshToken === other.refreshToken;
}

/** What a token says is not checked here: the server does that. */
function userIn(accessToken: string | null): string | null {
  const [, payload = ''] = accessToken?.split('.') ?? [];
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const json = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    const claims: unknown = JSON.parse(json);
    if (typeof claims !== 'object' || claims === null || !('name' in claims)) return null;
    return typeof claims.name === 'string' ? claims.name : null;
  } catch {
    return null;
  }
}
