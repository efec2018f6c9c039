import { useCombobox, type UseComboboxState, type UseComboboxStateChangeTypes } from 'downshift';
import type { SearchOption } from './use-search-combobox';

type State = UseComboboxState<SearchOption>;

interface SearchState {
  isSearching: boolean;
  /** The options that answer the typed text; undefined until they arrive. */
  answers: readonly SearchOption[] | undefined;
}

const { stateChangeTypes } = useCombobox;

/**
 * The state of a combobox after an event.
 * @param changes downshift's own changes for this event
 */
export function nextState(
  type: UseComboboxStateChangeTypes,
  state: State,
  changes: Partial<State>,
  { isSearching, answers }: SearchState,
): Partial<State> {
  switch (type) {
    case stateChangeTypes.InputKeyDownArrowDown:
    case stateChangeTypes.InputKeyDownArrowUp:
      // The answer may replace the options before the next key picks one.
      return isSearching ? { ...changes, highlightedIndex: -1 } : changes;
    case stateChangeTypes.InputKeyDownEnter:
      return state.highlightedIndex < 0 ? state : changes;
    case stateChangeTypes.InputKeyDownEscape:
      return state.isOpen ? { ...changes, inputValue: labelOf(state.selectedItem) } : state;
    case stateChangeTypes.InputBlur:
      return leave(state, changes, answers);
    default:
      return changes;
  }
}

/**
 * Leaving takes the highlighted option if the user moved to it, no option if the box is empty, or the only option that
 * the text can mean. Otherwise the last choice comes back. Text without an answer stays until the answer arrives.
 */
function leave(
  state: State,
  changes: Partial<State>,
  answers: readonly SearchOption[] | undefined,
): Partial<State> {
  const { inputValue, selectedItem, highlightedIndex } = state;
  const isTyped = isUnfinished(inputValue, selectedItem);
  const closed = { isOpen: false, highlightedIndex: -1 };
  if (isTyped && !answers) return closed;
  const isSuggested = isTyped && highlightedIndex === likeliest(inputValue, answers ?? []);
  if (changes.selectedItem !== selectedItem && !isSuggested) return changes;
  const choice = (isTyped && meantBy(inputValue, answers ?? [])) || selectedItem;
  const kept = inputValue.trim() === '' ? null : choice;
  return { ...closed, selectedItem: kept, inputValue: labelOf(kept) };
}

export function labelOf(option: SearchOption | null): string {
  return option?.label ?? '';
}

/** Whether the box holds a text that differs from the choice. */
export function isUnfinished(text: string, chosen: SearchOption | null): boolean {
  return text.trim() !== '' && text !== labelOf(chosen);
}

/** Index of the answer that Enter takes: one of exactly this name or code, else the first. */
export function likeliest(text: string, answers: readonly SearchOption[]): number {
  return Math.max(
    0,
    answers.findIndex((option) => isCalled(text, option)),
  );
}

/** The only answer, or the only one of exactly this name or code. A part of a code never counts: it may be misread. */
export function meantBy(text: string, answers: readonly SearchOption[]): SearchOption | undefined {
  const named = answers.filter((option) => isCalled(text, option));
  const isCodeLike = /^\S*\d\S*$/.test(text.trim());
  const [option, another] = named.length > 0 || isCodeLike ? named : answers;
  return another ? undefined : option;
}

/** Whether an option contains every word of a text, as the server's search requires. */
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
