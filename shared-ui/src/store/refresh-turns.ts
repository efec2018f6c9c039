type Locks = Pick<LockManager, 'request' | 'query'>;

const TURN = 'stockroom-refresh';
/** Far longer than any tab takes to learn what another has stored. */
const NOTED_FOR_MS = 10_000;

/**
 * Of all tabs of a browser one at a time refreshes the tokens, and the next takes over what it got. A tab sees what
 * another has stored some milliseconds late, even once it has got the lock from it. So a second lock, which no tab
 * ever sees late, tells by its name which refresh token is spent. Without locks (a plain HTTP address, blocked site data)
 * every tab is on its own.
 */
export class RefreshTurns {
  constructor(private readonly locks: Locks | undefined) {}

  /** Runs the work, which never rejects, when no other tab does. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    const { locks } = this;
    if (locks === undefined) return work();
    try {
      return await locks.request(TURN, work);
    } catch {
      return work();
    }
  }

  /** Resolves once every tab can know that this refresh token has a successor. */
  async noteSpent(refreshToken: string): Promise<void> {
    const { locks } = this;
    if (locks === undefined) return;
    await new Promise<void>((resolve) => {
      const keep = () => {
        resolve();
        return new Promise((end) => setTimeout(end, NOTED_FOR_MS));
      };
      locks.request(nameOf(refreshToken), { mode: 'shared' }, keep).catch(() => resolve());
    });
  }

  /** Whether another tab has used this refresh token just now. */
  async isSpent(refreshToken: string): Promise<boolean> {
    const locks = await this.locks?.query().catch(() => undefined);
    return locks?.held?.some(({ name }) => name === nameOf(refreshToken)) ?? false;
  }
}

/** The end of a token tells it from any other, and is of no use by itself. */
function nameOf(refreshToken: string): string {
  return `stockroom-spent-${refreshToken.slice(-12)}`;
}
