import { expect, type Page } from '@playwright/test';
import type { User } from '../support/account.mjs';
import type { ApiClient } from '../support/api-client';
import { failCalls, holdBack } from '../support/calls';
import { keepToast, toastOf } from '../support/toast';

/** A page in one state. `npm run gallery` makes pictures of all scenes, accessibility.spec.ts runs axe on most. */
export interface Scene {
  /** Names the pictures: "orders-list-empty". */
  name: string;
  /** A visitor or a user of an empty shop; by default a user of the demo shop. */
  who?: 'visitor' | 'newcomer';
  /** Errors that the browser reports in this state. */
  allowedErrors?: RegExp[];
  /** Limits axe to this part: a dialog hides the landmarks of the page on purpose. */
  part?: string;
  /** Exists on narrow screens only. */
  isNarrow?: boolean;
  /** Shown as wide as this paper between its margins. */
  paper?: 'portrait' | 'landscape';
  /** Other scenes show axe the same parts. */
  skipsAxe?: boolean;
  /** Shows an answer, a question or a toast: it stays in the language in which it was said. */
  keepsWords?: boolean;
  open: (stage: Stage) => Promise<void>;
}

export interface Stage {
  page: Page;
  /** Makes the data of the scene. */
  api: ApiClient;
  /** The user in front of the screen; a visitor can sign in with it. */
  user: User;
  /** The words of the product in the language of the screen, by the English ones. */
  t: (english: string) => string;
}

/** A scene that only opens a page. */
export function pageScene(name: string, path: string, more: Partial<Scene> = {}): Scene {
  return { name, ...more, open: ({ page }) => show(page, path) };
}

/** Opens a path and waits until it shows its content. */
export async function show(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await finishLoading(page);
}

const LOADING = /Loading|Загрузка/;

/** Waits until every part of a page has loaded. */
export async function finishLoading(page: Page) {
  // Not by role: spinners are hidden at first.
  await expect(page.locator('[role=status]').filter({ hasText: LOADING })).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Waits for the toast with these words and keeps it, because pictures take longer than a toast. */
export async function showToast(page: Page, words: string) {
  await expect(toastOf(page)).toContainText(words);
  await keepToast(page);
}

/** Waits for the offer to load again what failed to load. */
export async function seeRetry({ page, t }: Pick<Stage, 'page' | 't'>) {
  const retry = page.getByRole('main').getByRole('button', { name: t('Retry') });
  await expect(retry.first()).toBeVisible();
}

/** Waits for a field that is marked as wrong. */
export async function seeMarked(page: Page) {
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}

/** Waits for a question, which is a dialog that wants an answer. */
export async function seeQuestion(page: Page) {
  await expect(page.getByRole('alertdialog')).toBeVisible();
}

/** Presses Delete in the first row, and waits for the question. */
export async function askToDelete({ page, t }: Pick<Stage, 'page' | 't'>) {
  const list = page.getByRole('main');
  await list
    .getByRole('button', { name: t('Delete') })
    .first()
    .click();
  await seeQuestion(page);
}

/** The states of a list: loaded, loading, failed, without a match and empty. */
export function listScenes(
  { name, path, api }: Record<'name' | 'path' | 'api', string>,
  skipsAxe = true,
): Scene[] {
  return [
    pageScene(name, path),
    {
      name: `${name}-loading`,
      skipsAxe,
      open: async ({ page }) => {
        await holdBack(page, api);
        await page.goto(path);
        await expect(page.getByRole('status').filter({ hasText: LOADING })).toBeVisible();
      },
    },
    {
      name: `${name}-failed`,
      skipsAxe,
      keepsWords: true,
      allowedErrors: [/500/, /Failed to load/],
      open: async ({ page, t }) => {
        await failCalls(page, api);
        await page.goto(path);
        await seeRetry({ page, t });
      },
    },
    pageScene(`${name}-no-match`, `${path}?search=nothing-is-called-so`, { skipsAxe }),
    pageScene(`${name}-empty`, path, { who: 'newcomer', skipsAxe }),
  ];
}

/** The longest names that pages must bear. */
export const LONG = {
  product:
    'Удлинённый светодиодный светильник «Северное сияние» для производственных помещений, IP65, 1200 мм',
  company: 'Общество с ограниченной ответственностью «Торгово-промышленная компания „Ёлочка“»',
  file: 'Прайс_лист_ООО_Ромашка_итоговый_последняя_версия_30_11_2026.csv',
  person: 'Константинопольская-Преображенская Александра Владиславовна',
} as const;
/** Nearly the largest price that the forms accept. */
export const BIG_PRICE = 999_999_999.99;
