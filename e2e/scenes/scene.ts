import { expect, type Page } from '@playwright/test';
import type { User } from '../support/account.mjs';
import type { ApiClient } from '../support/api-client';
import { failCalls } from '../support/failures';
import { holdBack } from '../support/gate';
import { toastOf } from '../support/toast';

/** A page in a state that users meet. `npm run gallery` makes pictures of all, accessibility.spec.ts runs axe on most. */
export interface Scene {
  /** "orders-list-empty"; pictures are called so. */
  name: string;
  /** A visitor, somebody who is signed in (if nothing is said), or somebody signed in to a shop with nothing in it. */
  who?: 'visitor' | 'newcomer';
  /** What the browser complains about in this state. */
  complaints?: RegExp[];
  /** The part axe looks at: what lies over a page leaves the rest without landmarks on purpose. */
  part?: string;
  /** Gives way to something else on a desk. */
  isNarrow?: boolean;
  /** Looked at as wide as this paper is between its margins. */
  paper?: 'portrait' | 'landscape';
  /** Made of what axe sees in other scenes. */
  isKnownToAxe?: boolean;
  open: (stage: Stage) => Promise<void>;
}

export interface Stage {
  page: Page;
  /** Makes the data of the scene. */
  api: ApiClient;
  /** Who looks at it; of a visitor, the account to sign in with. */
  user: User;
}

/** A page that has what it shows. */
export function pageScene(name: string, path: string, more: Partial<Scene> = {}): Scene {
  return { name, ...more, open: ({ page }) => show(page, path) };
}

/** Opens a path and waits until it shows its content. */
export async function show(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await finishLoading(page);
}

/** Waits until no part of a page is loading any more. */
export async function finishLoading(page: Page) {
  // Not by their role: spinners are hidden at first, and of those that are nobody is told.
  await expect(page.locator('[role=status]').filter({ hasText: 'Loading' })).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Waits for the toast that says this, and lets it stay: pictures take longer than it does. */
export async function showToast(page: Page, words: string) {
  await expect(toastOf(page)).toContainText(words);
  // As if somebody looked at another window: a toast waits for them.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
}

/** How a list looks while it loads, when it cannot load, when nothing matches and when there is nothing yet. */
export function listScenes(
  { name, path, api, heading }: Record<'name' | 'path' | 'api' | 'heading', string>,
  isKnownToAxe = true,
): Scene[] {
  const failure = `Failed to load ${heading}`;
  return [
    pageScene(name, path),
    {
      name: `${name}-loading`,
      isKnownToAxe,
      open: async ({ page }) => {
        await holdBack(page, api);
        await page.goto(path);
        await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
      },
    },
    {
      name: `${name}-failed`,
      isKnownToAxe,
      complaints: [/500/, new RegExp(failure)],
      open: async ({ page }) => {
        await failCalls(page, api);
        await page.goto(path);
        await expect(page.getByRole('main').getByText(failure)).toBeVisible();
      },
    },
    pageScene(`${name}-no-match`, `${path}?search=nothing-is-called-so`, { isKnownToAxe }),
    pageScene(`${name}-empty`, path, { who: 'newcomer', isKnownToAxe }),
  ];
}

/** Names as long as they come, to see what they do to a page. */
export const LONG = {
  product:
    'Удлинённый светодиодный светильник «Северное сияние» для производственных помещений, IP65, 1200 мм',
  company: 'Общество с ограниченной ответственностью «Торгово-промышленная компания „Ёлочка“»',
  person: 'Константинопольская-Преображенская Александра Владиславовна',
} as const;
/** The largest price that the forms take, nearly. */
export const BIG_PRICE = 999_999_999.99;
