import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { SettingsError } from './errors';

/** How this deployment is set up, from the environment (docs/operate.md). */
export interface Settings {
  port: number;
  host: string;
  /** A PostgreSQL server; undefined: the embedded database. */
  databaseUrl: string | undefined;
  dataDir: string;
  seed: 'demo' | 'none' | 'default';
  registration: 'open' | 'closed';
  jwtSecret: string | undefined;
  /** What Prometheus sends to read /metrics; undefined: there is no such path. */
  metricsToken: string | undefined;
  authRate: number | 'off';
  /** By default a terminal gets problems only, any other standard error every request. */
  log: 'requests' | 'problems' | 'default';
  /** Browsers may take remotes from their developer's own http://127.0.0.1:<port>, for development. */
  devRemotes: boolean;
  /** Addresses of reverse proxies in front of this process. Their X-Forwarded-For counts. */
  trustedProxies: string[];
  /** The server that sends e-mail, and the address of this product in it; undefined: owners pass links on themselves. */
  mail: { smtpUrl: string; publicUrl: string } | undefined;
}

interface Rule {
  isRight: (value: string) => boolean;
  /** Ends "PORT must ...". */
  must: string;
  /** A message never repeats it, because it can hold a password. */
  isSecret?: boolean;
}

const PORT: Rule = {
  isRight: (value) => isWholeNumber(value, 0, 65_535),
  must: 'be a whole number from 0 to 65535',
};
const DATABASE_URL: Rule = {
  isRight: (value) => URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol),
  must: 'look like postgres://user:password@host:5432/name',
  isSecret: true,
};
const JWT_SECRET: Rule = {
  isRight: ({ length }) => length >= 32,
  must: 'have at least 32 characters',
  isSecret: true,
};
const METRICS_TOKEN: Rule = {
  isRight: (value) => /^\S{16,}$/.test(value),
  must: 'have at least 16 characters and no space',
  isSecret: true,
};
const SMTP_URL: Rule = {
  isRight: (value) => URL.canParse(value) && /^smtps?:\/\/./.test(value),
  must: 'look like smtps://user:password@host',
  isSecret: true,
};
const PUBLIC_URL: Rule = {
  isRight: (value) => URL.canParse(value) && /^https?:\/\/[^/?#]+\/?$/.test(value),
  must: 'look like https://stockroom.example.com, without a path',
};
const AUTH_RATE: Rule = {
  isRight: (value) => value === 'off' || isWholeNumber(value, 1, 1_000_000),
  must: 'be a whole number of attempts per minute, or off',
};
const TRUSTED_PROXIES: Rule = {
  isRight: (value) => listOf(value).every((address) => isIP(address) !== 0),
  must: 'be IP addresses with commas between them',
};

/**
 * Reads all settings; an empty variable counts as unset.
 * @throws SettingsError at the first wrong value
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const checked = (name: string, { isRight, must, isSecret = false }: Rule) => {
    const value = read(name);
    if (value === undefined || isRight(value)) return value;
    throw new SettingsError(`${name} must ${must}${isSecret ? '' : `, not "${value}"`}`);
  };
  const oneOf = <Value extends string>(name: string, allowed: readonly Value[]) => {
    const value = read(name);
    const found = allowed.find((candidate) => candidate === value);
    if (value === undefined || found !== undefined) return found;
    throw new SettingsError(`${name} must be ${allowed.join(' or ')}, not "${value}"`);
  };
  const smtpUrl = checked('STOCKROOM_SMTP_URL', SMTP_URL);
  const publicUrl = checked('STOCKROOM_PUBLIC_URL', PUBLIC_URL);
  if (smtpUrl && !publicUrl)
    throw new SettingsError('STOCKROOM_PUBLIC_URL must be set when STOCKROOM_SMTP_URL is set');
  const authRate = checked('STOCKROOM_AUTH_RATE', AUTH_RATE) ?? '10';
  return {
    port: Number(checked('PORT', PORT) ?? 8080),
    host: read('HOST') ?? '127.0.0.1',
    databaseUrl: checked('DATABASE_URL', DATABASE_URL),
    dataDir: resolve(read('STOCKROOM_DATA_DIR') ?? '.stockroom'),
    seed: oneOf('STOCKROOM_SEED', ['demo', 'none']) ?? 'default',
    registration: oneOf('STOCKROOM_REGISTRATION', ['open', 'closed']) ?? 'open',
    jwtSecret: checked('STOCKROOM_JWT_SECRET', JWT_SECRET),
    metricsToken: checked('STOCKROOM_METRICS_TOKEN', METRICS_TOKEN),
    authRate: authRate === 'off' ? authRate : Number(authRate),
    log: oneOf('STOCKROOM_LOG', ['requests', 'problems']) ?? 'default',
    devRemotes: oneOf('STOCKROOM_DEV_REMOTES', ['on', 'off']) === 'on',
    trustedProxies: listOf(checked('STOCKROOM_TRUSTED_PROXIES', TRUSTED_PROXIES) ?? ''),
    mail: smtpUrl && publicUrl ? { smtpUrl, publicUrl } : undefined,
  };
}

function isWholeNumber(value: string, min: number, max: number): boolean {
  return /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max;
}

function listOf(value: string): string[] {
  return value.split(/[\s,]+/).filter(Boolean);
}
