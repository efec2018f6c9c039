import type { BrowserContext } from '@playwright/test';

/** Nobody misses a report of health that a server didn't take, or that came after the end of the session. */
const LOST_REPORT =
  /^(request failed|answer 40[14]|console error: .*(40[14]|net::ERR)).*\/api\/release-health/;

/** What `keepEventsAway` blocks. */
const BLOCKED_EVENTS =
  /^request failed: .*\/api\/events\S* inspector$|ERR_BLOCKED_BY_CLIENT.*\/api\/events/;

/**
 * Collects console errors and warnings, page errors, failed requests and error answers. A journey fails on
 * each one that it has not allowed.
 */
export class BrowserErrors {
  readonly #found: string[] = [];
  readonly #allowed = [LOST_REPORT, BLOCKED_EVENTS];

  watch(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.#found.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (webError) =>
      this.#found.push(`page error: ${webError.error().stack ?? webError.error().message}`),
    );
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A page aborts requests that it no longer needs, and all of them when it unloads.
      if (reason !== 'net::ERR_ABORTED')
        this.#found.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400)
        this.#found.push(
          `answer ${response.status()}: ${response.request().method()} ${response.url()}`,
        );
    });
  }

  /** For intended failures: errors that match one of these patterns are fine. */
  allow(...patterns: RegExp[]) {
    this.#allowed.push(...patterns);
  }

  unexpected(): string[] {
    return this.#found.filter((error) => !this.#allowed.some((pattern) => pattern.test(error)));
  }
}
