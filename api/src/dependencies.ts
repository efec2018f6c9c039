import type { Passwords } from './auth/passwords';
import type { Store } from './store/store';

export interface Clock {
  now(): Date;
}

/** Structured log; the shape of pino. Callers never pass bodies, tokens or passwords. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface ApiConfig {
  registration: 'open' | 'closed';
  /** Sign-in attempts per minute, counted per account and per client address. */
  authRate: number | 'off';
  /** Signs access tokens; without it one is made once and kept in the store for all processes. */
  jwtSecret?: string;
  /** What GET /api/health tells, e.g. { stockroom: "0.1.0" }. */
  versions?: Record<string, string>;
}

/** Everything the API takes from its home: Node, a page, or a test. */
export interface ApiDependencies {
  store: Store;
  clock: Clock;
  config: ApiConfig;
  passwords: Passwords;
  log: Logger;
}

export const systemClock: Clock = { now: () => new Date() };
