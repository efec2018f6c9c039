import { createHash, timingSafeEqual } from 'node:crypto';
import { bearerToken } from '@stockroom/api';
import type { HealthReport } from '@stockroom/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** Figures of this process since its start, for Prometheus. */
export class Metrics {
  private readonly register = new Registry();
  private readonly reports = new Counter({
    name: 'stockroom_release_health_total',
    help: 'Reports of pages that this process has received, by release and kind',
    labelNames: ['release', 'kind'],
    registers: [this.register],
  });
  private readonly requests = new Histogram({
    name: 'stockroom_http_request_duration_seconds',
    help: 'Time until an answer begins, by kind of path and status',
    labelNames: ['path', 'status'],
    registers: [this.register],
  });

  /** @param token what Prometheus must send */
  constructor(private readonly token: string) {
    collectDefaultMetrics({ register: this.register });
  }

  /** @param kindOf a path, one of a few */
  timeRequests(kindOf: (path: string) => string): MiddlewareHandler {
    return async (c, next) => {
      const stop = this.requests.startTimer({ path: kindOf(c.req.path) });
      await next();
      stop({ status: c.res.status });
    };
  }

  countReports(reports: readonly HealthReport[]): void {
    for (const { release, kind, count } of reports) this.reports.inc({ release, kind }, count);
  }

  async answer(c: Context): Promise<Response> {
    if (!isSame(bearerToken(c) ?? '', this.token))
      return c.text('Send the token of STOCKROOM_METRICS_TOKEN', 401, {
        'WWW-Authenticate': 'Bearer',
      });
    return c.body(await this.register.metrics(), 200, {
      'Content-Type': this.register.contentType,
      'Cache-Control': 'no-store',
    });
  }
}

/** In the same time, wherever they differ. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
