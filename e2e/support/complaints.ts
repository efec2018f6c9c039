import type { BrowserContext } from '@playwright/test';

/**
 * What a browser complains about: console errors and warnings, page errors, failed requests and error
 * answers. A journey that does not expect a complaint fails on it.
 */
export class Complaints {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

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
      // The page itself drops what it no longer needs: late answers, and everything when it is left.
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

  /** For intended failures: complaints matching one of these are no fault. */
  allow(...patterns: RegExp[]) {
    this.#allowed.push(...patterns);
  }

  unexpected(): string[] {
    return this.#found.filter(
      (complaint) => !this.#allowed.some((pattern) => pattern.test(complaint)),
    );
  }
}
