import type { BrowserContextOptions } from '@playwright/test';
import { setRole } from '../support/access';
import type { ApiClient } from '../support/api-client';
import { storageOf } from '../support/account.mjs';
import { expect, test } from '../support/fixtures';
import { countRoundTrips, loadCold } from '../support/page-load.mjs';

/** Far above the time of scripts, so that only dependent requests come later (page-load.mjs). */
const FAR = { latencyMs: 2500 };
/** CLS: a tenth of the limit for good. */
const STILL = 0.01;
/** Of all kinds, until the content is there. */
const REQUESTS = 9;

/**
 * Limits of a first load. `files`: scripts and styles, exactly. `kilobytes`: all scripts on the wire; raise it only
 * for something that users get in return. `roundTrips`: page, then files and data together. `elements`: of a page of 25 rows.
 */
const BUDGETS = [
  { route: '/login', content: 'form', files: 1, kilobytes: 101, roundTrips: 2 },
  { route: '/join#used', content: 'h1', files: 2, kilobytes: 104, roundTrips: 4 },
  { route: '/', content: 'main li time', files: 2, kilobytes: 179, roundTrips: 2 },
  { route: '/releases', content: 'tbody td', files: 3, kilobytes: 193, roundTrips: 2 },
  { route: '/account', content: 'tbody td', files: 5, kilobytes: 238, roundTrips: 2 },
  // Narrowed to short rows: the others are whatever other journeys change meanwhile.
  {
    route: '/history?action=signed-in',
    content: 'tbody td',
    files: 3,
    kilobytes: 192,
    roundTrips: 2,
  },
  {
    route: '/people',
    isOwner: true,
    content: 'tbody td',
    files: 4,
    kilobytes: 223,
    roundTrips: 2,
  },
  {
    route: '/products',
    content: 'tbody td',
    files: 4,
    kilobytes: 202,
    roundTrips: 2,
    elements: 830,
  },
  { route: '/products/:id', content: 'tbody td', files: 4, kilobytes: 207, roundTrips: 2 },
  {
    route: '/orders',
    content: 'tbody td',
    files: 4,
    kilobytes: 205,
    roundTrips: 2,
    elements: 770,
  },
  { route: '/orders/new', content: 'main form', files: 5, kilobytes: 240, roundTrips: 2 },
  { route: '/suppliers', content: 'tbody td', files: 4, kilobytes: 202, roundTrips: 2 },
  // Narrowed to the demo data: other journeys add names and amounts that no shop has.
  {
    route: '/inventory?search=TL-',
    content: 'tbody td',
    files: 4,
    kilobytes: 204,
    roundTrips: 2,
    elements: 960,
  },
  { route: '/inventory/receive', content: 'main form', files: 5, kilobytes: 238, roundTrips: 2 },
  { route: '/products/new', content: 'main form', files: 5, kilobytes: 237, roundTrips: 2 },
  { route: '/inventory/reorder', content: 'tbody td', files: 5, kilobytes: 238, roundTrips: 2 },
  // Charts take 22 KB.
  { route: '/reports', content: 'tbody td', files: 4, kilobytes: 226, roundTrips: 2 },
  { route: '/settings', content: 'main form', files: 5, kilobytes: 244, roundTrips: 2 },
  // Translations come in the document.
  { route: '/login', language: 'ru', content: 'form', files: 1, kilobytes: 101, roundTrips: 2 },
  {
    route: '/orders/new',
    language: 'ru',
    content: 'main form',
    files: 5,
    kilobytes: 240,
    roundTrips: 2,
  },
];

for (const { route, isOwner, language, content, ...limits } of BUDGETS) {
  test(`${route} loads within its budget${language ? ` in ${language}` : ''}`, async ({
    browser,
    origin,
    user,
    api,
  }) => {
    if (isOwner) await setRole(user, 'owner');
    const isPublic = /^\/(login|join)/.test(route);
    const stored = isPublic ? emptyStorage(origin) : storageOf(origin, user);
    const storageState = language ? withLanguage(stored, language) : stored;
    const { requests, nodes, layoutShift } = await loadCold(browser, {
      url: origin + (await withId(route, api)),
      storageState,
      content,
      conditions: FAR,
    });
    const loaded = requests.filter(({ type }) => type === 'Script' || type === 'Stylesheet');
    const bytes = requests
      .filter(({ type }) => type === 'Script')
      .reduce((sum, request) => sum + request.bytes, 0);
    const names = loaded.map(({ url }) => new URL(url).pathname);
    expect(names, names.join('\n')).toHaveLength(limits.files);
    expect(Math.round(bytes / 1000)).toBeLessThanOrEqual(limits.kilobytes);
    expect(countRoundTrips(requests)).toBeLessThanOrEqual(limits.roundTrips);
    expect(requests.length).toBeLessThanOrEqual(REQUESTS);
    expect(nodes).toBeLessThanOrEqual(limits.elements ?? Infinity);
    expect(layoutShift).toBeLessThan(STILL);
  });
}

/** A product that nobody has moved: its page has a table of changes. */
async function withId(route: string, api: ApiClient): Promise<string> {
  return route.includes(':id') ? route.replace(':id', (await api.createProduct())._id) : route;
}

type BrowserStorage = Exclude<BrowserContextOptions['storageState'], string | undefined>;

function emptyStorage(origin: string): BrowserStorage {
  return { cookies: [], origins: [{ origin, localStorage: [] }] };
}

function withLanguage({ origins }: BrowserStorage, value: string): BrowserStorage {
  const chosen = { name: 'ui-language', value };
  return {
    cookies: origins.map(({ origin }) => ({
      ...chosen,
      domain: new URL(origin).hostname,
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    })),
    origins: origins.map(({ origin, localStorage }) => ({
      origin,
      localStorage: [...localStorage, chosen],
    })),
  };
}
