import type { Logger } from '@stockroom/api';
import { reasonOf } from '../errors';

/** Logs the failure of work that is tried again and again: once, until it succeeds or fails for another reason. */
export class RepeatedFailure {
  private last = '';

  constructor(private readonly message: string) {}

  async logOf(work: Promise<void>, log: Logger): Promise<void> {
    try {
      await work;
      this.last = '';
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== this.last) log.error({ err: error }, this.message);
      this.last = reason;
    }
  }
}
