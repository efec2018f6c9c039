import type { HealthReport } from '@stockroom/contract';
import { reasonOf } from '../errors';
import { deleteOldHealth } from './health-store';
import { FAILURES } from './health-rule';
import { withdrawFailing, type HealthParts } from './withdraw-failing';

const CHECK_MS = 10_000;
const HOUR_MS = 60 * 60 * 1000;

/** Withdraws failing releases, and deletes old reports every hour. Any number of processes may do so at once. */
export class HealthWatch {
  private failure = '';
  private deletedAt = 0;
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;
  private readonly timer = setInterval(() => void this.check(), CHECK_MS).unref();

  constructor(private readonly parts: HealthParts) {}

  /** Checks now, or right after the check that runs; all calls in the meantime share that one. */
  check(): Promise<void> {
    this.next ??= this.running.then(() => {
      this.next = null;
      this.running = this.checkOrReport(new Date());
      return this.running;
    });
    return this.next;
  }

  /** Checks at once if these reports may be enough for a withdrawal. */
  consider(reports: readonly HealthReport[]): void {
    if (reports.some(({ kind }) => FAILURES.some((failure) => failure === kind))) void this.check();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.next;
    await this.running;
  }

  private async checkOrReport(now: Date): Promise<void> {
    const problems = await this.work(now).catch((error: unknown) => [reasonOf(error)]);
    const failure = problems.join('; ');
    // Once: every check tries again.
    if (failure !== '' && failure !== this.failure)
      this.parts.log.error({ failure }, `the health of releases: ${failure}`);
    this.failure = failure;
  }

  private async work(now: Date): Promise<string[]> {
    const problems = await withdrawFailing(this.parts, now);
    if (now.getTime() - this.deletedAt > HOUR_MS) {
      await deleteOldHealth(this.parts.db, now);
      this.deletedAt = now.getTime();
    }
    return problems;
  }
}
