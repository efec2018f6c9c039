import { newIdempotencyKey } from './idempotency-key';

/**
 * The Idempotency-Key of each submit of a form, or of another write that can be tried again. While no answer has come,
 * the same payload keeps its key: the server may have done it already, and must not do it twice.
 */
export class SubmitKeys {
  private unanswered: { key: string; payload: string } | null = null;

  keyFor(payload: unknown): string {
    const text = JSON.stringify(payload);
    const key = this.unanswered?.payload === text ? this.unanswered.key : newIdempotencyKey();
    this.unanswered = { key, payload: text };
    return key;
  }

  /** The server has decided: another submit is another one, even with the same payload. */
  settle(): void {
    this.unanswered = null;
  }
}
