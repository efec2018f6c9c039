import type { Tokens } from '@stockroom/contract';
import { readStored, writeStored } from './stored-item';

export const ACCESS_TOKEN_KEY = 'stockroom-access-token';
export const REFRESH_TOKEN_KEY = 'stockroom-refresh-token';

/** The tokens of this browser: read from local storage once, then cached (spec section 7). */
export class TokenStorage {
  private cached: { accessToken: string | null; refreshToken: string | null } | null = null;

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
      accessToken: readStored(ACCESS_TOKEN_KEY),
      refreshToken: readStored(REFRESH_TOKEN_KEY),
    };
  }

  private get current() {
    if (this.cached === null) this.reload();
    return this.cached ?? { accessToken: null, refreshToken: null };
  }

  private write(accessToken: string | null, refreshToken: string | null): void {
    writeStored(REFRESH_TOKEN_KEY, refreshToken);
    writeStored(ACCESS_TOKEN_KEY, accessToken);
    this.cached = { accessToken, refreshToken };
  }
}
