import {
  comparableText,
  isBarcodeLike,
  isOneTypoAway,
  spellingsOf,
  wordForms,
} from '@stockroom/contract';
import type { ListPage, ListRequest, Repositories } from '../store/store';
import { compareText, searchWords, wordsOf } from '../store/text';

/** Products have barcodes, and suppliers phone numbers. */
export type CodeOwners = 'products' | 'suppliers';

/** A page, and the search that it is for if that is not the one of the request. */
type ForgivingPage<Page> = Page & { searchedFor?: string };

/**
 * Reads a page of a list. If no record contains the search as it was typed, reads the page of what the person may
 * have meant.
 */
export async function readForgiving<
  Request extends ListRequest<{ search?: string }, string>,
  Page extends Pick<ListPage<unknown>, 'total'>,
>(
  repositories: Repositories,
  codesOf: CodeOwners | undefined,
  request: Request,
  read: (request: Request) => Promise<Page>,
): Promise<ForgivingPage<Page>> {
  const page = await read(request);
  const { search } = request.filter;
  if (page.total > 0 || !search) return page;
  const typed = search.toLowerCase();
  const tried = new Set([typed]);
  for await (const searchedFor of meantSearches(repositories, codesOf, typed)) {
    if (tried.has(searchedFor)) continue;
    tried.add(searchedFor);
    const filter = { ...request.filter, search: searchedFor };
    const meant = await read({ ...request, filter });
    if (meant.total > 0) return { ...meant, searchedFor };
  }
  return page;
}

/**
 * What a person may have meant by a search, the likeliest first:
 * words of names, where the typed words have at most one typo; the whole search in the other layout, or by its sounds;
 * words of names, where that has typos or other names have the typed word; and the names of what has the code.
 */
async function* meantSearches(
  repositories: Repositories,
  codesOf: CodeOwners | undefined,
  search: string,
): AsyncGenerator<string> {
  const words = searchWords(search).map(wordForms);
  const known = await repositories.search.wordsLike(words.flat());
  yield* combine(words.map((forms) => correct(forms, forms.slice(0, 1), known)));
  for (let way = 1; words.some((forms) => way < forms.length); way += 1) {
    const meant = words.map((forms) => forms[way] ?? forms[0] ?? '');
    if (meant.every((word) => mayBegin(word, known))) yield meant.join(' ');
  }
  const typed = new Set(words.map(([word = '']) => comparableText(word)));
  const others = known.filter((word) => !typed.has(comparableText(word)));
  yield* combine(words.map((forms) => correct(forms, forms, others)));
  yield* await namesOfCode(repositories, codesOf, search);
}

/** The last digits of a phone number, without the country, which people write in several ways. */
const PHONE_DIGITS = 10;

/** The names of what has this barcode or phone number: lists without codes of their own find those. */
async function namesOfCode(
  { products, suppliers }: Repositories,
  codesOf: CodeOwners | undefined,
  search: string,
): Promise<string[]> {
  if (codesOf === 'products' && isBarcodeLike(search)) {
    const owners = await products.barcodeOwners([search]);
    const found = await products.findMany(owners.map(({ productId }) => productId));
    return found.map(({ name, sku }) => `${name} ${sku}`);
  }
  const digits = search.replace(/\D/g, '').slice(-PHONE_DIGITS);
  if (codesOf === 'suppliers' && /^[+\d() -]+$/.test(search) && digits.length >= 6) {
    const owners = await suppliers.findByPhone(digits);
    return owners.map(({ companyName }) => companyName);
  }
  return [];
}

/** More would take longer than a person wants to wait for nothing. */
const CORRECTIONS = 3;

/**
 * The word as names have it: in one of its forms; else without a typo, and at last as it was typed.
 * @param mistyped the forms that may have a typo
 * @param known words of names
 */
function correct(
  forms: readonly string[],
  mistyped: readonly string[],
  known: readonly string[],
): string[] {
  const spelled = new Set(known.map(comparableText));
  const right = forms.find((form) => spelled.has(comparableText(form)));
  if (right !== undefined) return [right];
  const corrected = mistyped
    .filter((form) => spellingsOf(form).length > 1)
    .flatMap((form) => {
      const changed = (word: string) => Math.abs(word.length - form.length);
      const near = known.filter((word) => isOneTypoAway(form, word));
      return near.sort((a, b) => changed(a) - changed(b) || compareText(a, b));
    });
  return [...new Set([...corrected, ...forms.slice(0, 1)])];
}

/** Whether a word can be the beginning of one in names. Not all words are known: those with digits and short ones. */
function mayBegin(word: string, known: readonly string[]): boolean {
  const beginning = comparableText(word);
  const isUnknown = /\d/.test(word) || wordsOf(word).length === 0;
  return isUnknown || known.some((one) => comparableText(one).startsWith(beginning));
}

/** Texts with one choice for each word; the first choices come first. */
function combine(choices: readonly (readonly string[])[]): string[] {
  return choices
    .reduce<string[][]>(
      (texts, words) =>
        texts.flatMap((text) => words.map((word) => [...text, word])).slice(0, CORRECTIONS),
      [[]],
    )
    .map((text) => text.join(' '));
}
