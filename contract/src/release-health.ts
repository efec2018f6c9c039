/** Where pages report how the releases do that they run. */
export const RELEASE_HEALTH_PATH = '/api/release-health';

/**
 * What a page may report of a release: "content", a page showed its content; "load-failure", its files could not be
 * loaded or threw; "crash", a page threw while it rendered; "error", an error that nothing caught; "no-page", a page never
 * came; "failed-call", a request was answered by 500 or more, or never.
 */
export const HEALTH_KINDS = [
  'content',
  'load-failure',
  'crash',
  'error',
  'no-page',
  'failed-call',
] as const;

export type HealthKind = (typeof HEALTH_KINDS)[number];

/** What happened since the last report of this page, without any text of its user. */
export interface HealthReport {
  /** "mf-orders@1a2b3c4d5e6f", or "shell@..." */
  release: string;
  kind: HealthKind;
  /** How often, 1 or more. */
  count: number;
  /** Of "content": milliseconds from navigation to content, summed over `count`. */
  ms?: number;
}

/** A page has few releases and kinds. */
export const MAX_HEALTH_REPORTS = 50;

/** What pages reported of a release in the last 24 hours. */
export interface HealthSummary {
  /** "mf-orders@1a2b3c4d5e6f", or "shell@..." */
  release: string;
  /** Distinct ones. */
  visitors: number;
  /** Those with a load failure, a crash or a page that never came. */
  failing: number;
  /** Those with reports, oldest first. */
  minutes: HealthMinute[];
}

export interface HealthMinute {
  /** Instant at which it begins. */
  at: string;
  /** How often a page showed its content. */
  content: number;
  /** Load failures, crashes and pages that never came. */
  failures: number;
  /** Mean milliseconds from navigation to content; 0 without content. */
  ms: number;
}

/** The answer at RELEASE_HEALTH_PATH. */
export interface ReleaseHealthAnswer {
  releases: HealthSummary[];
}
