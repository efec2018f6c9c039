import { msg, type Credentials, type Operation, type Tokens } from '@stockroom/contract';
import { translate } from '../texts';
import { apiError, isObject, reasonOf, type ApiError } from './api-error';
import { forgetDrafts } from './drafts';
import { send, type Answer } from './send';
import { newIdempotencyKey } from './submit-keys';
import { TokenStorage } from './token-storage';

export const REFRESH = 'POST /auth/refresh';
const NO_REFRESH_TOKEN = msg('No refresh token available');
const INVALID_REFRESH_ANSWER = msg('Invalid response from refresh token endpoint');
/** Other tabs wait for this one meanwhile. */
const REFRESH_TIME_LIMIT = 15_000;
const REFRESH_LOCK = 'stockroom-refresh';
/** Far longer than a tab takes to see the tokens that another has stored: some milliseconds. */
const LOCK_HOLD_MS = 500;
/** Statuses that leave open whether the token is valid. 0: no answer. */
const UNDECIDED = [0, 429, 502, 503, 504];

/** The parts of the browser that a session needs. */
interface Browser {
  /** Shared by all tabs; absent at a plain HTTP address, where each tab refreshes by itself. */
  locks: Pick<LockManager, 'request'> | undefined;
  /** Loads a page from the server, which clears the memory of this one. */
  loadPage(path: string): void;
}

const thisBrowser: Browser = {
  get locks() {
    return 'locks' in navigator ? navigator.locks : undefined;
  },
  loadPage: (path) => window.location.assign(path),
};

/** null when there are new tokens. */
type RefreshFailure = ApiError | null;

/** Keeps the tokens, and replaces them when the server refuses the access token. */
export class SessionClient {
  /** Runs when a session ends, after its tokens are cleared. Returns false if nobody was signed in. */
  onLost: (reason: ApiError) => boolean = () => false;
  /** Runs with the role that an answer names. */
  onRole: (role: string) => void = () => {};
  /** Runs when a call was answered by 500 or more, or never. */
  onFailedCall: () => void = () => {};
  /** The writes of this tab that have no answer yet. */
  openWrites = 0;
  /** The transactions of the others, by which their events are known. */
  readonly ownTransactions = new Set<string>();
  private pending: Promise<RefreshFailure> | null = null;

  constructor(
    private readonly browser: Browser = thisBrowser,
    readonly tokens = new TokenStorage(),
  ) {}

  /**
   * Gets new tokens, once for all calls and tabs that ask at the same time.
   * @param rejected the access token that the server refused; if another one is stored by now, that is enough
   */
  refresh(rejected: string | null): Promise<RefreshFailure> {
    this.pending ??= new Promise<RefreshFailure>((resolve) => {
      const work = () => this.refreshOnce(rejected, resolve);
      const { locks } = this.browser;
      if (locks) locks.request(REFRESH_LOCK, work).catch(work);
      else void work();
    }).finally(() => {
      this.pending = null;
    });
    return this.pending;
  }

  /** Logout: clears the tokens, tells the server without waiting for it, and loads /login. */
  end(): void {
    const { refreshToken } = this.tokens;
    if (refreshToken !== null) this.tell('POST /auth/logout', { refreshToken });
    this.tokens.clear();
    forgetDrafts();
    this.browser.loadPage('/login');
  }

  /** Posts something that changes no records, without an answer, even while the page is left. A failure is silent. */
  tell(operation: Operation, body: object): void {
    const { accessToken } = this.tokens;
    void send({ operation, body }, { accessToken, isKeptAlive: true });
  }

  /** Resolves some time after `finish`, so that the next tab with the lock sees the new tokens. Never rejects. */
  private async refreshOnce(
    rejected: string | null,
    finish: (failure: RefreshFailure) => void,
  ): Promise<void> {
    this.tokens.reload();
    const { accessToken, refreshToken } = this.tokens;
    if (accessToken !== null && accessToken !== rejected) return finish(null);
    if (refreshToken === null) return finish(this.lose(rejected, translate(NO_REFRESH_TOKEN)));
    finish(await this.exchange(refreshToken, rejected));
    await new Promise((resolve) => setTimeout(resolve, LOCK_HOLD_MS));
  }

  private async exchange(refreshToken: string, rejected: string | null): Promise<RefreshFailure> {
    const answer = await send(
      { operation: REFRESH, body: { refreshToken } },
      { accessToken: null, timeLimit: REFRESH_TIME_LIMIT },
    );
    this.tokens.reload();
    const hasChanged = this.tokens.refreshToken !== refreshToken;
    if (hasChanged)
      return this.tokens.accessToken === null
        ? this.lose(rejected, translate(NO_REFRESH_TOKEN))
        : null;
    if (answer.error && UNDECIDED.includes(answer.error.status)) return answer.error;
    if (answer.error)
      return this.lose(rejected, answer.error.message || translate(INVALID_REFRESH_ANSWER));
    const tokens = tokensIn(isObject(answer.data) && answer.data['data']);
    if (tokens === null) return this.lose(rejected, translate(INVALID_REFRESH_ANSWER));
    this.tokens.save(tokens);
    return null;
  }

  private lose(rejected: string | null, message: string): ApiError {
    this.tokens.clear();
    const reason = apiError({ status: 401, code: 'SIGNED_OUT', message });
    const wasSignedIn = this.onLost(reason) || rejected !== null;
    // A call such as the sign-in has no session to lose.
    return wasSignedIn ? reason : { ...reason, code: 'UNAUTHENTICATED' };
  }
}

/** Makes a call with the session's token. If the server refuses the token, repeats the call once with a new one. */
export async function inSession<Result extends Pick<Answer, 'error' | 'meta'>>(
  session: SessionClient,
  make: (accessToken: string | null) => Promise<Result>,
): Promise<Result | { error: ApiError; data?: undefined }> {
  const { accessToken } = session.tokens;
  const call = async (token: string | null) => {
    const answer = await make(token);
    if (answer.meta?.role) session.onRole(answer.meta.role);
    if (answer.meta?.transaction) session.ownTransactions.add(answer.meta.transaction);
    return answer;
  };
  const answer = await call(accessToken);
  if (answer.error && reasonOf(answer.error) !== undefined) session.onFailedCall();
  if (answer.error?.status !== 401 && answer.error?.status !== 403) return answer;
  const failure = await session.refresh(accessToken);
  return failure === null ? call(session.tokens.accessToken) : { error: failure };
}

/** The tokens of an answer; null if one is missing. */
function tokensIn(answer: unknown): Tokens | null {
  if (!isObject(answer)) return null;
  const { accessToken, refreshToken } = answer;
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') return null;
  return accessToken === '' || refreshToken === '' ? null : { accessToken, refreshToken };
}

/** Signs in and stores the tokens; a refusal clears them. @returns null, or the refusal */
export async function signIn(
  session: SessionClient,
  credentials: Credentials,
): Promise<ApiError | null> {
  const answer = await post(session, 'POST /auth/login', credentials);
  const tokens = tokensIn(answer.data);
  if (tokens !== null) {
    session.tokens.save(tokens);
    return null;
  }
  session.tokens.clear();
  return (
    answer.error ??
    apiError({ status: 200, code: 'UNREADABLE', message: translate('Login failed') })
  );
}

/** Creates an account, without signing in. @returns null, or the refusal */
export async function createAccount(
  session: SessionClient,
  credentials: Credentials,
): Promise<ApiError | null> {
  const { error } = await post(session, 'POST /auth/register', credentials);
  if (!error) return null;
  session.tokens.clear();
  return error;
}

function post(session: SessionClient, operation: Operation, body: Credentials): Promise<Answer> {
  const request = { operation, body, idempotencyKey: newIdempotencyKey() } as const;
  return inSession(session, (accessToken) => send(request, { accessToken }));
}
