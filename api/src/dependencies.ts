import type { FileReader } from './imports/read-file';
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
  /** Per minute: sign-in attempts of an account and of a client address; registrations and tries of links of an address. */
  authRate: number | 'off';
  /** Signs access tokens; unset: the store keeps a random one for all processes. */
  jwtSecret?: string;
  /** The versions in the answer of GET /api/health, e.g. { stockroom: "0.1.0" }. */
  versions?: Record<string, string>;
}

/** One-way hashing of passwords. A home bounds how many run at once: they are expensive on purpose. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
  /** Whether a password is on the list of those that everybody tries first. */
  isCommon(password: string): Promise<boolean>;
}

/** An e-mail with a link to a page of the product. */
export interface MailMessage {
  to: string;
  subject: string;
  /** Plain text; the address of the page follows. */
  text: string;
  /** Path and fragment of the page. The home puts the address of the product before it. */
  path: string;
}

/** Everything the API takes from its home: Node, a page, or a test. */
export interface ApiDependencies {
  store: Store;
  clock: Clock;
  config: ApiConfig;
  passwords: Passwords;
  log: Logger;
  /** Undefined where the home can't send e-mail. */
  mail?: (message: MailMessage) => Promise<void>;
  /** Undefined where the home has no threads: files are read in that of the API. */
  readFile?: FileReader;
}

export const systemClock: Clock = { now: () => new Date() };
