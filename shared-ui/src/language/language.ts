import {
  createTranslate,
  inEnglish,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  type Messages,
  type Translate,
} from '@stockroom/contract';
import ofContract from '@stockroom/contract/locales/ru.po';
import { useSyncExternalStore } from 'react';
import { localItems } from '../store/stored-items';

/** shell/src/index.html reads it too. As a cookie it tells the gateway which translations to write into the page. */
const LANGUAGE_KEY = 'ui-language';
const YEAR_S = 365 * 24 * 60 * 60;

/** Whoever waits for a page rather reads it in English. */
const TIME_LIMIT_MS = 8_000;

/** Where a package's Russian comes from: its URL, or the messages themselves. */
type Source = string | Messages;

interface PackageTexts {
  source: Source;
  /** Its own and those of the contract, once they are loaded. */
  messages: Messages[];
  translate: Translate;
}

/** The texts of one package, in the language that the reader chose. */
export interface Texts {
  /** For components: a change of the language draws them again. */
  useTranslate(): Translate;
  /** For all other code, at the moment when it shows something. */
  translate: Translate;
}

const packages = new Set<PackageTexts>();
const listeners = new Set<() => void>();
/** What the gateway has written into the page, by path. */
let inPage: Record<string, Messages> | undefined;
/** By the URL of the file. */
const loading = new Map<string, Promise<Messages>>();
const loaded = new Map<string, Messages>();
let language: InterfaceLanguage = 'en';
/** What was asked for last; its translations may still be on their way. */
let wanted: InterfaceLanguage = 'en';
let whenReady: Promise<unknown> = Promise.resolve();

/**
 * Registers a package's translations; they are loaded when somebody reads them. Texts of the contract are known to all
 * packages.
 * @param russian the default export of `locales/ru.po`
 */
export function createTexts(russian: Source): Texts {
  const own: PackageTexts = { source: russian, messages: [], translate: inEnglish };
  packages.add(own);
  if (wanted === 'ru') {
    // The file of an area comes before its pages, whose first words are Russian then.
    own.messages = [russian, ofContract].flatMap(messagesAtHand);
    own.translate = translateOf(own);
    whenReady = Promise.all([whenReady, translateLate(own)]);
  }
  return {
    useTranslate: () => useSyncExternalStore(subscribe, () => own.translate),
    translate: Object.assign(
      (...[text, values]: Parameters<Translate>) => own.translate(text, values),
      {
        plural: (...all: Parameters<Translate['plural']>) => own.translate.plural(...all),
      },
    ),
  };
}

/** Resolves when the texts of all packages that have been loaded so far can be shown; never rejects. */
export async function languageReady(): Promise<void> {
  await whenReady;
}

/** The language of the interface; the language of numbers and dates is a setting (useLanguage). */
export function useInterfaceLanguage(): InterfaceLanguage {
  return useSyncExternalStore(subscribe, currentLanguage);
}

export function currentLanguage(): InterfaceLanguage {
  return language;
}

/**
 * Shows all texts in another language, in other tabs too, and remembers it in this browser.
 * @throws when its translations cannot be loaded; the language stays as it was
 */
export async function chooseLanguage(next: InterfaceLanguage): Promise<void> {
  await switchTo(next);
  // Unless a later choice was faster.
  if (wanted !== next) return;
  localItems.write(LANGUAGE_KEY, next);
  const cookie = [`${LANGUAGE_KEY}=${next}`, 'path=/', `max-age=${YEAR_S}`, 'samesite=lax'];
  document.cookie = cookie.join('; ');
}

/** Shows the language that this browser remembers, and follows the choices of other tabs from now on. */
export function followLanguage(): void {
  const follow = () => {
    whenReady = switchTo(storedLanguage()).catch(() => {});
  };
  follow();
  window.addEventListener('storage', ({ key }) => {
    if (key === LANGUAGE_KEY) follow();
  });
}

/** English if nothing else is stored. */
function storedLanguage(): InterfaceLanguage {
  const stored = localItems.read(LANGUAGE_KEY);
  return INTERFACE_LANGUAGES.find(({ value }) => value === stored)?.value ?? 'en';
}

async function switchTo(next: InterfaceLanguage): Promise<void> {
  wanted = next;
  if (next === 'ru') await Promise.all([...packages].map(loadOwn));
  if (wanted !== next || language === next) return;
  language = next;
  document.documentElement.lang = next;
  for (const own of packages) own.translate = translateOf(own);
  for (const listener of listeners) listener();
}

/** Of a package that arrives when Russian is chosen; if its file does not, it stays English. */
async function translateLate(own: PackageTexts): Promise<void> {
  await loadOwn(own).catch(() => {});
  own.translate = translateOf(own);
  for (const listener of listeners) listener();
}

function translateOf({ messages }: PackageTexts): Translate {
  return language === 'en' ? inEnglish : createTranslate(messages);
}

async function loadOwn(own: PackageTexts): Promise<void> {
  own.messages = await Promise.all([own.source, ofContract].map(loadMessages));
}

/** Loads the translations of a package before its code arrives, if somebody reads them; never rejects. */
export async function loadAhead(file: string | undefined): Promise<void> {
  if (file !== undefined && wanted === 'ru') await loadMessages(file).catch(() => {});
}

/** Once per file, which never changes; a call after a failed one tries again. */
function loadMessages(source: Source): Promise<Messages> {
  if (typeof source !== 'string') return Promise.resolve(source);
  const { href, pathname } = new URL(source, window.location.href);
  const known = loading.get(href);
  if (known) return known;
  inPage ??= messagesInPage();
  const written = inPage[pathname];
  const answer = written ? Promise.resolve(written) : fetchMessages(href);
  loading.set(href, answer);
  answer.then(
    (messages) => loaded.set(href, messages),
    () => loading.delete(href),
  );
  return answer;
}

function messagesAtHand(source: Source): Messages[] {
  if (typeof source !== 'string') return [source];
  const messages = loaded.get(new URL(source, window.location.href).href);
  return messages ? [messages] : [];
}

function messagesInPage(): Record<string, Messages> {
  const text = document.getElementById('stockroom-russian')?.textContent;
  // The server of this script wrote it.
  return text ? (JSON.parse(text) as Record<string, Messages>) : {};
}

async function fetchMessages(url: string): Promise<Messages> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.json()) as Messages;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
