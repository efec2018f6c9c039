import { isIP } from 'node:net';
import { resolve } from 'node:path';

/** How this deployment is set up, from the environment (README, "Settings"). */
export interface Settings {
  port: number;
  host: string;
  /** A PostgreSQL server; undefined: the embedded database. */
  databaseUrl: string | undefined;
  dataDir: string;
  seed: 'demo' | 'none' | 'default';
  registration: 'open' | 'closed';
  jwtSecret: string | undefined;
  authRate: number | 'off';
  /** Where the API runs; undefined: in this process. */
  apiUrl: URL | undefined;
  /** What standard error is told; by default a terminal hears of problems, anything else of every request. */
  log: 'requests' | 'problems' | 'default';
  /** Browsers may take remotes from their developer's own http://127.0.0.1:<port>, for development. */
  devRemotes: boolean;
  /** Addresses of reverse proxies in front of this process: what they say about a client's address is believed. */
  trustedProxies: string[];
}

/** A wrong setting, said in one line. */
export class SettingsError extends Error {}

const MIN_SECRET_LENGTH = 32;

type Environment = Record<string, string | undefined>;

/**
 * Reads all settings; an empty variable counts as unset.
 * @throws SettingsError at the first wrong value
 */
export function readSettings(environment: Environment): Settings {
  const get = (name: string) => environment[name]?.trim() || undefined;
  return {
    port: wholeNumber('PORT', get('PORT') ?? '8080', 0, 65_535),
    host: get('HOST') ?? '127.0.0.1',
    databaseUrl: databaseUrl(get('DATABASE_URL')),
    dataDir: resolve(get('STOCKROOM_DATA_DIR') ?? '.stockroom'),
    seed: oneOf('STOCKROOM_SEED', get('STOCKROOM_SEED'), ['demo', 'none'], 'default'),
    registration: oneOf(
      'STOCKROOM_REGISTRATION',
      get('STOCKROOM_REGISTRATION'),
      ['open', 'closed'],
      'open',
    ),
    jwtSecret: secret(get('STOCKROOM_JWT_SECRET')),
    authRate: authRate(get('STOCKROOM_AUTH_RATE')),
    apiUrl: apiUrl(get('API_URL')),
    log: oneOf('STOCKROOM_LOG', get('STOCKROOM_LOG'), ['requests', 'problems'], 'default'),
    devRemotes:
      oneOf('STOCKROOM_DEV_REMOTES', get('STOCKROOM_DEV_REMOTES'), ['on', 'off'], 'off') === 'on',
    trustedProxies: addresses('STOCKROOM_TRUSTED_PROXIES', get('STOCKROOM_TRUSTED_PROXIES') ?? ''),
  };
}

function wholeNumber(name: string, value: string, min: number, max: number): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new SettingsError(`${name} must be a whole number from ${min} to ${max}, not "${value}"`);
  }
  return number;
}

function oneOf<Value extends string, Default extends string>(
  name: string,
  value: string | undefined,
  allowed: readonly Value[],
  fallback: Default,
): Value | Default {
  if (value === undefined) return fallback;
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) {
    throw new SettingsError(`${name} must be ${allowed.join(' or ')}, not "${value}"`);
  }
  return found;
}

function authRate(value: string | undefined): number | 'off' {
  if (value === 'off') return 'off';
  try {
    return wholeNumber('STOCKROOM_AUTH_RATE', value ?? '10', 1, 1_000_000);
  } catch {
    throw new SettingsError(
      `STOCKROOM_AUTH_RATE must be a whole number of attempts per minute, or off, not "${value}"`,
    );
  }
}

/** Neither a URL nor a secret is repeated in a message: both can hold a password. */
function databaseUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const protocol = URL.canParse(value) ? new URL(value).protocol : '';
  if (!['postgres:', 'postgresql:'].includes(protocol)) {
    throw new SettingsError('DATABASE_URL must look like postgres://user:password@host:5432/name');
  }
  return value;
}

function apiUrl(value: string | undefined): URL | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/') {
    throw new SettingsError('API_URL must look like http://host:port, without a path');
  }
  return url;
}

function addresses(name: string, value: string): string[] {
  const listed = value.split(/[\s,]+/).filter((address) => address !== '');
  if (listed.every((address) => isIP(address) !== 0)) return listed;
  throw new SettingsError(`${name} must be IP addresses with commas between them, not "${value}"`);
}

function secret(value: string | undefined): string | undefined {
  if (value !== undefined && value.length < MIN_SECRET_LENGTH) {
    throw new SettingsError(
      `STOCKROOM_JWT_SECRET must have at least ${MIN_SECRET_LENGTH} characters`,
    );
  }
  return value;
}
