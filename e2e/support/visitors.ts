import { RELEASE_HEALTH_PATH, type HealthKind } from '@stockroom/contract';
import { signUp, type User } from './account.mjs';

/** Visitors with an account and a browser each, who only report. */
export class Visitors {
  private constructor(
    private readonly origin: string,
    private readonly users: readonly User[],
  ) {}

  static async signUp(origin: string, count: number): Promise<Visitors> {
    return new Visitors(
      origin,
      await Promise.all(Array.from({ length: count }, () => signUp(origin))),
    );
  }

  /** @param release such as "mf-orders@1a2b3c4d5e6f" @param count of the visitors who report this; default: all */
  async report(release: string, kind: HealthKind, count = this.users.length): Promise<void> {
    const body = JSON.stringify({ reports: [{ release, kind, count: 1 }] });
    for (const [number, { accessToken }] of this.users.slice(0, count).entries()) {
      const response = await fetch(this.origin + RELEASE_HEALTH_PATH, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${accessToken}`,
          'Content-Type': 'application/json',
          Cookie: `stockroom-visitor=${number}`,
        },
        body,
      });
      if (!response.ok) throw new Error(`The report was answered ${response.status}`);
    }
  }
}
