import type { Figures } from './measure';

/** Answers with the queries that were measured last, as JSON, by Node's server alone. */
export const QUERIES_ALONE = '/queries-alone';

/** What the benchmark asks of the process that it measures. */
export type ServerCall =
  | { do: 'cpu' }
  | { do: 'memory' }
  | { do: 'raw'; path: string; token: string; clients: number; seconds: number }
  | { do: 'stop' };

export interface ServerAnswer {
  port?: number;
  cpuMs?: number;
  /** The most memory that the process has held so far. */
  peakBytes?: number;
  rssBytes?: number;
  /** What is in use after a collection. */
  heapBytes?: number;
  /** None where the answer needs no query. */
  figures?: Figures | undefined;
}
