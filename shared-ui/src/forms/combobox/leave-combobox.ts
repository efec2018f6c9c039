import type { UseComboboxState } from 'downshift';
import type { SearchOption } from './use-search-combobox';

type State = UseComboboxState<SearchOption>;

export function labelOf(option: SearchOption | null): string {
  return option?.label ?? '';
}

/**
 * What a combobox comes to that is left: an emptied box is a choice too, a text that can mean one option only
 * chooses it, anything else unfinished gives way to the last choice. It stays until there is an answer.
 * @param changes what leaving would do by itself: take the highlighted option
 * @param answers the options that answer the typed text; undefined while there are none
 */
export function leave(
  state: State,
  changes: Partial<State>,
  answers: readonly SearchOption[] | undefined,
): Partial<State> {
  const { inputValue, selectedItem, highlightedIndex } = state;
  const isTyped = isUnfinished(inputValue, selectedItem);
  const closed = { isOpen: false, highlightedIndex: -1 };
  if (isTyped && !answers) return closed;
  // The likeliest answer is highlighted by itself, any other one was chosen.
  const isLikeliest = isTyped && highlightedIndex === likeliest(inputValue, answers ?? []);
  if (changes.selectedItem !== selectedItem && !isLikeliest) return changes;
  const choice = (isTyped && meantBy(inputValue, answers ?? [])) || selectedItem;
  const kept = inputValue.trim() === '' ? null : choice;
  return { ...closed, selectedItem: kept, inputValue: labelOf(kept) };
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

/** The only answer, or the only one of exactly this name or code. */
export function meantBy(text: string, answers: readonly SearchOption[]): SearchOption | undefined {
  const named = answers.filter((option) => isCalled(text, option));
  const [option, another] = named.length > 0 ? named : answers;
  return another ? undefined : option;
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
