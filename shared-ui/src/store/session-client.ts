import type { Tokens } from '@stockroom/contract';
import { apiError, type ApiError } from './api-error';
import { RefreshTurns } from './refresh-turns';
import { send } from './send';
import { TokenStorage } from './token-storage';

export const REFRESH_URL = 'auth/refresh';
const LOGOUT_URL = 'auth/logout';
const NO_REFRESH_TOKEN = 'No refresh token available';
const INVALID_REFRESH_ANSWER = 'Invalid response from refresh token endpoint';
/** Other tabs wait for this one meanwhile. */
const REFRESH_TIME_LIMIT = 15_000;
/** How long a tab waits for tokens which another has got, and how often it looks. */
const HAND_OVER_LIMIT = 2000;
const HAND_OVER_STEP = 20;
/** Answers of a server, or of what stands before it, that cannot say now whether the token is good. */
const UNDECIDED = [0, 429, 502, 503, 504];

/** What the session needs of the browser. */
interface Browser {
  /** Shared by the tabs; absent on a plain HTTP address, where only this tab is in step. */
  locks: Pick<LockManager, 'request' | 'query'> | undefined;
  /** Loads a page anew, with nothing left in memory. */
  loadPage(path: string): void;
}

const thisBrowser: Browser = {
  get locks() {
    return 'locks' in navigator ? navigator.locks : undefined;
  },
  loadPage: (path) => window.location.assign(path),
};

/** null when there are new tokens, else why not. */
type RefreshFailure = ApiError | null;

/** Keeps the tokens and replaces them when the server no longer takes the access token (spec section 7). */
export class SessionClient {
  /** Told when a session could not be continued, its tokens already cleared. False: nobody was signed in. */
  onLost: (reason: ApiError) => boolean = () => false;
  private pending: Promise<RefreshFailure> | null = null;
  private readonly turns: RefreshTurns;

  constructor(
    private readonly browser: Browser = thisBrowser,
    readonly tokens = new TokenStorage(),
  ) {
    this.turns = new RefreshTurns(browser.locks);
  }

  /**
   * Gets new tokens, once for all calls and tabs that ask at the same time.
   * @param rejected the access token which the server refused; when another one is stored by now, that will do
   */
  refresh(rejected: string | null): Promise<RefreshFailure> {
    this.pending ??= this.turns
      .take(() => this.refreshAlone(rejected))
      .finally(() => {
        this.pending = null;
      });
    return this.pending;
  }

  /** Logout: clears the tokens, tells the server without waiting for it, and loads /login anew. */
  end(): void {
    const { accessToken, refreshToken } = this.tokens;
    this.tokens.clear();
    if (refreshToken !== null) {
      const request = { url: LOGOUT_URL, method: 'POST', body: { refreshToken } } as const;
      void send(request, { accessToken, isKeptAlive: true });
    }
    this.browser.loadPage('/login');
  }

  private async refreshAlone(rejected: string | null): Promise<RefreshFailure> {
    await this.takeOver();
    const { accessToken, refreshToken } = this.tokens;
    if (accessToken !== null && accessToken !== rejected) return null;
    if (refreshToken === null) return this.lose(rejected, NO_REFRESH_TOKEN);
    const answer = await send(
      { url: REFRESH_URL, method: 'POST', body: { refreshToken } },
      { accessToken: null, timeLimit: REFRESH_TIME_LIMIT },
    );
    this.tokens.reload();
    const hasChanged = this.tokens.refreshToken !== refreshToken;
    if (hasChanged)
      return this.tokens.accessToken === null ? this.lose(rejected, NO_REFRESH_TOKEN) : null;
    if (answer.error && UNDECIDED.includes(answer.error.status)) return answer.error;
    if (answer.error) return this.lose(rejected, answer.error.message || INVALID_REFRESH_ANSWER);
    const tokens = tokensIn(answer.data, 'data');
    if (tokens === null) return this.lose(rejected, INVALID_REFRESH_ANSWER);
    this.tokens.save(tokens);
    await this.turns.noteSpent(refreshToken);
    return null;
  }

  /** Looks at what is stored; where another tab has got new tokens that are not to be seen here yet, once they are. */
  private async takeOver(): Promise<void> {
    this.tokens.reload();
    const { refreshToken } = this.tokens;
    if (refreshToken === null || !(await this.turns.isSpent(refreshToken))) return;
    for (let waited = 0; waited < HAND_OVER_LIMIT; waited += HAND_OVER_STEP) {
      if (this.tokens.refreshToken !== refreshToken) return;
      await new Promise((resolve) => setTimeout(resolve, HAND_OVER_STEP));
      this.tokens.reload();
    }
  }

  private lose(rejected: string | null, message: string): ApiError {
    this.tokens.clear();
    const reason = apiError({ status: 401, code: 'SIGNED_OUT', message });
    const wasSignedIn = this.onLost(reason) || rejected !== null;
    // A call such as the sign-in had no session to lose.
    return wasSignedIn ? reason : { ...reason, code: 'UNAUTHENTICATED' };
  }
}

/** The tokens of an answer, or of the object it holds under `key`; null when they are not both there. */
export function tokensIn(answer: unknown, key?: 'data'): Tokens | null {
  const holder: unknown =
    key !== undefined && typeof answer === 'object' && answer !== null && key in answer
      ? Reflect.get(answer, key)
      : answer;
  if (typeof holder !== 'object' || holder === null) return null;
  const accessToken: unknown = Reflect.get(holder, 'accessToken');
  const refreshToken: unknown = Reflect.get(holder, 'refreshToken');
  if (typeof accessToken !== 'string' || accessToken === '') return null;
  if (typeof refreshToken !== 'string' || refreshToken === '') return null;
  return { accessToken, refreshToken };
}
