import type { Tokens } from '@stockroom/contract';
import { localItems, type StoredItems } from './stored-items';

export const ACCESS_TOKEN_KEY = 'stockroom-access-token';
export const REFRESH_TOKEN_KEY = 'stockroom-refresh-token';

interface MaybeTokens {
  accessToken: string | null;
  refreshToken: string | null;
}

/** The tokens of this browser, read from local storage once and then cached. */
export class TokenStorage {
  private cached: MaybeTokens | null = null;
  /** The stored tokens after a write that the storage did not take: older than the cached ones. */
  private outdated: MaybeTokens | null = null;

  constructor(private readonly items: StoredItems = localItems) {}

  get accessToken(): string | null {
    return this.current.accessToken;
  }

  get refreshToken(): string | null {
    return this.current.refreshToken;
  }

  /** The account that the access token names, if it is readable. */
  get user(): string | null {
    return userIn(this.accessToken);
  }

  save({ accessToken, refreshToken }: Tokens): void {
    this.write({ accessToken, refreshToken });
  }

  clear(): void {
    this.write({ accessToken: null, refreshToken: null });
  }

  /** Reads the stored tokens again: another tab may have changed them. */
  reload(): void {
    const stored = this.read();
    if (this.outdated !== null && isSame(stored, this.outdated)) return;
    this.cached = stored;
    this.outdated = null;
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
    this.outdated = isSame(stored, tokens) ? null : stored;
    this.cached = tokens;
  }
}

function isSame(one: MaybeTokens, other: MaybeTokens): boolean {
  return one.accessToken === other.accessToken && one.refreshToken === other.refreshToken;
}

/** Does not verify the token; the server does. */
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
