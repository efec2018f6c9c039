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

/** Limits of a first load. */
interface Budget {
  route: string;
  isOwner?: boolean;
  language?: string;
  /** Where the content is; without it, in a row of a table. */
  content?: string;
  /** Scripts and styles, exactly. */
  files: number;
  /** All scripts on the wire; raise it only for something that users get in return. */
  kilobytes: number;
  /** Without it 2: the page, then files and data together. */
  roundTrips?: number;
  /** Of a page of 25 rows. */
  elements?: number;
}

const FORM = 'main form';
const BUDGETS: Budget[] = [
  { route: '/login', content: 'form', files: 1, kilobytes: 101 },
  { route: '/join#used', content: 'h1', files: 2, kilobytes: 104, roundTrips: 4 },
  { route: '/', content: 'main li time', files: 2, kilobytes: 179 },
  { route: '/releases', files: 3, kilobytes: 193 },
  { route: '/account', files: 5, kilobytes: 238 },
  // Narrowed to short rows: the others are whatever other journeys change meanwhile.
  { route: '/history?action=signed-in', files: 3, kilobytes: 192 },
  { route: '/people', isOwner: true, files: 4, kilobytes: 223 },
  { route: '/products', files: 4, kilobytes: 202, elements: 830 },
  { route: '/products/:id', files: 4, kilobytes: 207 },
  { route: '/orders', files: 4, kilobytes: 205, elements: 770 },
  { route: '/orders/new', content: FORM, files: 5, kilobytes: 240 },
  { route: '/suppliers', files: 4, kilobytes: 202 },
  // Narrowed to the demo data: other journeys add names and amounts that no shop has.
  { route: '/inventory?search=TL-', files: 4, kilobytes: 204, elements: 960 },
  { route: '/inventory/receive', content: FORM, files: 5, kilobytes: 238 },
  { route: '/products/new', content: FORM, files: 5, kilobytes: 237 },
  { route: '/inventory/reorder', files: 5, kilobytes: 238 },
  // Charts take 22 KB.
  { route: '/reports', files: 4, kilobytes: 226 },
  { route: '/settings', content: FORM, files: 5, kilobytes: 244 },
  // Translations come in the document.
  { route: '/login', language: 'ru', content: 'form', files: 1, kilobytes: 101 },
  { route: '/orders/new', language: 'ru', content: FORM, files: 5, kilobytes: 240 },
];

for (const { route, isOwner, language, content = 'tbody td', ...limits } of BUDGETS) {
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
    expect(countRoundTrips(requests)).toBeLessThanOrEqual(limits.roundTrips ?? 2);
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
