import type { SearchOption } from './use-search-combobox';

export function labelOf(option: SearchOption | null): string {
  return option?.label ?? '';
}

/** Whether a text is there that is not the choice, but may become one. */
export function isUnfinished(text: string, chosen: SearchOption | null): boolean {
  return text.trim() !== '' && text !== labelOf(chosen);
}

/** Where the answer is that Enter takes: of exactly this name, else one that has it in one piece, else the first. */
export function likeliest(text: string, answers: readonly SearchOption[]): number {
  const named = answers.findIndex((option) => isCalled(text, option));
  if (named >= 0) return named;
  const wanted = comparable(text);
  const holding = answers.findIndex(({ label }) => comparable(label).includes(wanted));
  return Math.max(0, holding);
}

/**
 * The only answer, or the only one of exactly this name or code. A part of a code means nothing: it may be another one,
 * that nothing has, or that was read in part.
 */
export function meantBy(text: string, answers: readonly SearchOption[]): SearchOption | undefined {
  const named = answers.filter((option) => isCalled(text, option));
  const [option, another] = named.length > 0 || isCodeLike(text) ? named : answers;
  return another ? undefined : option;
}

function isCodeLike(text: string): boolean {
  return /^\S*\d\S*$/.test(text.trim());
}

/** Whether an option has all words of a text, as the server finds them. */
export function isFitting(text: string, { label, code = '' }: SearchOption): boolean {
  const names = comparable(`${label} ${code}`);
  return comparable(text)
    .split(/\s+/)
    .every((word) => names.includes(word));
}

function isCalled(text: string, { label, code = '' }: SearchOption): boolean {
  const wanted = comparable(text);
  return wanted !== '' && [label, code].some((name) => comparable(name) === wanted);
}

function comparable(text: string): string {
  return text.trim().toLowerCase();
}
