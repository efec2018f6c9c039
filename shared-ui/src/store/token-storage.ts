import type { Tokens } from '@stockroom/contract';
import { localItems, type StoredItems } from './stored-items';

export const ACCESS_TOKEN_KEY = 'stockroom-access-token';
export const REFRESH_TOKEN_KEY = 'stockroom-refresh-token';

/** The tokens of this browser: read from local storage once, then cached (spec section 7). */
export class TokenStorage {
  private cached: { accessToken: string | null; refreshToken: string | null } | null = null;

  constructor(private readonly items: StoredItems = localItems) {}

  get accessToken(): string | null {
    return this.current.accessToken;
  }

  get refreshToken(): string | null {
    return this.current.refreshToken;
  }

  save({ accessToken, refreshToken }: Tokens): void {
    this.write(accessToken, refreshToken);
  }

  clear(): void {
    this.write(null, null);
  }

  /** Another tab may have changed the stored tokens: look at them again. */
  reload(): void {
    this.cached = {
      accessToken: this.items.read(ACCESS_TOKEN_KEY),
      refreshToken: this.items.read(REFRESH_TOKEN_KEY),
    };
  }

  private get current() {
    if (this.cached === null) this.reload();
    return this.cached ?? { accessToken: null, refreshToken: null };
  }

  private write(accessToken: string | null, refreshToken: string | null): void {
    this.items.write(REFRESH_TOKEN_KEY, refreshToken);
    this.items.write(ACCESS_TOKEN_KEY, accessToken);
    this.cached = { accessToken, refreshToken };
  }
}
