import type { HealthReport } from '@stockroom/contract';
import { RepeatedFailure } from '../process/repeated-failure';
import { deleteOldHealth } from './health-store';
import { FAILURES } from './health-rule';
import { withdrawFailing, type HealthParts } from './withdraw-failing';

const CHECK_MS = 10_000;
const HOUR_MS = 60 * 60 * 1000;

/** Withdraws failing releases, and deletes old reports every hour. Any number of processes may do so at once. */
export class HealthWatch {
  private readonly failure = new RepeatedFailure('the watch over releases failed');
  private deletedAt = 0;
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;
  private readonly timer = setInterval(() => void this.check(), CHECK_MS).unref();

  constructor(private readonly parts: HealthParts) {}

  /** Checks now, or right after the check that runs; all calls in the meantime share that one. */
  check(): Promise<void> {
    this.next ??= this.running.then(() => {
      this.next = null;
      this.running = this.failure.logOf(this.work(), this.parts.log);
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

  private async work(): Promise<void> {
    const now = new Date();
    const problems = await withdrawFailing(this.parts, now);
    if (now.getTime() - this.deletedAt > HOUR_MS) {
      await deleteOldHealth(this.parts.db, now);
      this.deletedAt = now.getTime();
    }
    if (problems.length > 0) throw new Error(problems.join('; '));
  }
}
