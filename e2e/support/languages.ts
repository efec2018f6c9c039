import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { readMessages } from '../../remote-kit/read-messages.cjs';
import { CHECKOUT } from '../../tools/steps/checkout.mjs';
import type { ApiClient } from './api-client';

/** Latin words that belong into Russian screens: names, codes, formats and keys. */
const NAMES = `
  Stockroom AI App Builder English API SKU URL CSV XLSX Excel JPG PNG GIF MB ID IP
  Ctrl Shift Alt Esc Enter Tab Home End Chrome Chromium HeadlessChrome Safari Firefox Edge Linux Windows macOS Android
  RUB USD EUR GBP http https www example com PO ORD shell mf products inventory orders suppliers reports settings server
  PUT POST GET DELETE api UTF LE BE WINDOWS`;
const CODES =
  /(?<![\w-])(\S+@\S+|mf-[a-z-]+|[A-Z]{2,}-[\w-]+|[a-f0-9]{6,}|https?:\S+|\/[\w/:-]+|--[a-z-]+)/g;

/** The contract's words come before those of single screens. */
const PACKAGES = `
  mf-products mf-inventory mf-suppliers mf-orders mf-reports-settings
  shell api shared-ui contract`;
const MESSAGES = Object.assign(
  {},
  ...PACKAGES.trim()
    .split(/\s+/)
    .map((folder) => readMessages(readFileSync(`${CHECKOUT}/${folder}/locales/ru.po`, 'utf8'))),
);

/** The Russian for an English text of any package. */
export function inRussian(english: string): string {
  const russian = MESSAGES[english];
  if (typeof russian !== 'string') throw new Error(`There is no Russian for “${english}”`);
  return russian;
}

/** Makes all pages of the browser open in Russian. */
export async function openInRussian(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('ui-language', 'ru');
    document.cookie = 'ui-language=ru; path=/';
  });
}

/** As another tab chooses it. */
export async function showInRussian(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('ui-language', 'ru');
    window.dispatchEvent(new StorageEvent('storage', { key: 'ui-language' }));
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  // The page asks the server again for what it words.
  await expect(page.locator('[data-stale=true], [aria-busy=true]')).toHaveCount(0);
}

/** Fields of answers whose values are words of the product, in one of its languages. */
const WORDS = new Set(
  'message title text status type reason unitOfMeasurement role action entity field kind description problem'.split(
    ' ',
  ),
);
/** Of a product, which somebody typed; of an activity, a sentence. */
const TYPED = new Set(['name', 'sku', 'description']);

/** Remembers what people typed, from all answers that a page gets. */
export class ShopData {
  readonly #page: Page;
  readonly #texts: Promise<string>[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('response', (response) => {
      // The stream of events never ends.
      if (/\/(api\/(?!events)|early-data)/.test(new URL(response.url()).pathname))
        this.#texts.push(response.json().then(typedIn, () => ''));
    });
  }

  /** What stands in the fields of the page. */
  async #typed(): Promise<string> {
    const fields = this.#page.locator('input, textarea');
    return (await fields.evaluateAll((all) => all.map((one) => Reflect.get(one, 'value')))).join(
      ' ',
    );
  }

  /** @param api knows what activities are about */
  async words(api: ApiClient): Promise<Set<string>> {
    // Scenes without a session show no records.
    const newest = api.listNewest().then(typedIn, () => '');
    return wordsOf((await Promise.all([...this.#texts, newest, this.#typed()])).join(' '));
  }
}

/** All texts in an answer but those of WORDS. */
function typedIn(answer: unknown): string {
  if (typeof answer === 'string')
    return answer.startsWith('{') ? typedIn(JSON.parse(answer)) : answer;
  if (Array.isArray(answer)) return answer.map(typedIn).join(' ');
  if (typeof answer !== 'object' || answer === null) return '';
  const isProduct = Object.keys(answer).filter((name) => TYPED.has(name)).length === TYPED.size;
  return Object.entries(answer)
    .filter(([name]) => !WORDS.has(name) || (isProduct && TYPED.has(name)))
    .map(([, value]) => typedIn(value))
    .join(' ');
}

const ENGLISH_NAMES = wordsOf(NAMES);
const RUSSIAN_NAMES = wordsOf('Русский');

/** Expects no word of the other language but names, codes and what people typed. */
export async function expectOneLanguage(
  page: Page,
  language: 'en' | 'ru',
  findTyped: () => Promise<Set<string>>,
  where: string,
): Promise<void> {
  const [foreign, names] =
    language === 'en'
      ? [/\p{Script=Cyrillic}{2,}/gu, RUSSIAN_NAMES]
      : [/[A-Za-z]{2,}/g, ENGLISH_NAMES];
  const findForeign = async () => {
    const texts = await page.locator('body').evaluate(shownTexts);
    const typed = await findTyped();
    const found = texts.flatMap((text) => {
      const words = text.replace(CODES, ' ').match(foreign) ?? [];
      const unknown = words.filter((word) => !names.has(word) && !typed.has(word));
      return unknown.length > 0 ? [`${unknown.join(' ')} in “${text}”`] : [];
    });
    return [...new Set(found)];
  };
  // Parts of a page that the server words come a moment after the language, and records of other tests at any time.
  await expect
    .configure({ soft: true })
    .poll(findForeign, `words of the other language on ${where}`)
    .toEqual([]);
}

function wordsOf(text: string): Set<string> {
  return new Set(text.match(/\p{L}{2,}/gu));
}

/** Runs in the page: what people see and what screen readers say. Names of languages are in their own. */
function shownTexts(body: Element): string[] {
  const attributes = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
  return [...body.querySelectorAll('*')]
    .filter(
      (element) => element.checkVisibility() && !element.closest('script, style, [lang]:not(html)'),
    )
    .flatMap((element) => [
      ...[...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? ''),
      ...attributes.map((name) => element.getAttribute(name) ?? ''),
    ])
    .filter((text) => text.trim() !== '');
}
