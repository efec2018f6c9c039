import { randomInt } from 'node:crypto';
import type { InterfaceLanguage } from '@stockroom/contract';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { VISITOR_NUMBERS, type Visitor } from '../releases/rollout';

/** A random number that many visitors share, so it identifies nobody. */
const VISITOR = 'stockroom-visitor';
/** The release that this browser gets whatever the share is. */
const PREVIEW = 'stockroom-preview';

/** Of the interface; shared-ui/src/language/language.ts writes it. */
const LANGUAGE = 'ui-language';

const YEAR_S = 365 * 24 * 60 * 60;

export function readVisitor(c: Context): Visitor {
  const text = getCookie(c, VISITOR) ?? '';
  const isNumber = /^\d{1,4}$/.test(text);
  return { ...(isNumber && { number: Number(text) }), preview: getCookie(c, PREVIEW) };
}

/** The language that this browser has chosen. */
export function readLanguage(c: Context): InterfaceLanguage {
  return getCookie(c, LANGUAGE) === 'ru' ? 'ru' : 'en';
}

/** Gives a visitor without a number one, which stays. */
export function numberedVisitor(c: Context): Visitor {
  const visitor = readVisitor(c);
  if (visitor.number !== undefined) return visitor;
  const number = randomInt(VISITOR_NUMBERS);
  keep(c, VISITOR, String(number));
  return { ...visitor, number };
}

/** Shows a release in rollout to this browser; null ends that. */
export function setPreview(c: Context, release: string | null): void {
  if (release === null) deleteCookie(c, PREVIEW);
  else keep(c, PREVIEW, release);
}

function keep(c: Context, name: string, value: string): void {
  setCookie(c, name, value, {
    path: '/',
    sameSite: 'Lax',
    httpOnly: true,
    maxAge: YEAR_S,
    secure: isHttps(c),
  });
}

/** The proxy that ends TLS sends this header. A client that lies decides only about its own cookie. */
function isHttps(c: Context): boolean {
  const [protocol] = (c.req.header('X-Forwarded-Proto') ?? new URL(c.req.url).protocol).split(
    /[:,]/,
  );
  return protocol?.trim() === 'https';
}
