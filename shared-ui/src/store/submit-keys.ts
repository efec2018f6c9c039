/**
 * A new Idempotency-Key for one submit; a retry of the same submit keeps it. `crypto.randomUUID` exists only on HTTPS and
 * localhost, but Stockroom may run at a plain LAN address.
 */
export function newIdempotencyKey(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('-');
}

/** Goes with each write of a form. */
export interface Submit {
  /** One per submit: the server executes repeats of it once. */
  idempotencyKey: string;
}

/**
 * The Idempotency-Keys of one form, or of another write that the user can retry. Until the server answers, the same
 * payload keeps its key, so that the server writes it once.
 */
export class SubmitKeys {
  private unanswered: { key: string; payload: string } | null = null;

  keyFor(payload: unknown): string {
    const text = JSON.stringify(payload);
    const key = this.unanswered?.payload === text ? this.unanswered.key : newIdempotencyKey();
    this.unanswered = { key, payload: text };
    return key;
  }

  /** The server has decided: the next submit gets another key, even with the same payload. */
  settle(): void {
    this.unanswered = null;
  }
}
