import { useCombobox, type UseComboboxState, type UseComboboxStateChangeTypes } from 'downshift';
import { isUnfinished, labelOf, likeliest, meantBy } from './meant-option';
import type { SearchOption } from './use-search-combobox';

type State = UseComboboxState<SearchOption>;

/** What is known of the search meanwhile. */
interface Search {
  isSearching: boolean;
  /** The options that answer the typed text; undefined while there are none. */
  answers: readonly SearchOption[] | undefined;
}

const { stateChangeTypes } = useCombobox;

/**
 * What a combobox comes to by an event.
 * @param changes what the event would do by itself
 */
export function nextState(
  type: UseComboboxStateChangeTypes,
  state: State,
  changes: Partial<State>,
  { isSearching, answers }: Search,
): Partial<State> {
  switch (type) {
    case stateChangeTypes.InputKeyDownArrowDown:
    case stateChangeTypes.InputKeyDownArrowUp:
      // The answer may put something else in its place: who is fast would pick what was not asked for.
      return isSearching ? { ...changes, highlightedIndex: -1 } : changes;
    case stateChangeTypes.InputKeyDownEnter:
      // Nothing is picked yet, so the search goes on.
      return state.highlightedIndex < 0 ? state : changes;
    case stateChangeTypes.InputKeyDownEscape:
      // Closed, there is nothing to give up.
      return state.isOpen ? { ...changes, inputValue: labelOf(state.selectedItem) } : state;
    case stateChangeTypes.InputBlur:
      return leave(state, changes, answers);
    default:
      return changes;
  }
}

/**
 * What a combobox comes to that is left: an emptied box is a choice too, a text that can mean one option only
 * chooses it, anything else unfinished gives way to the last choice. It stays until there is an answer.
 * @param changes what leaving would do by itself: take the highlighted option
 * @param answers the options that answer the typed text; undefined while there are none
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
  // The likeliest answer is highlighted by itself, any other one was chosen.
  const isLikeliest = isTyped && highlightedIndex === likeliest(inputValue, answers ?? []);
  if (changes.selectedItem !== selectedItem && !isLikeliest) return changes;
  const choice = (isTyped && meantBy(inputValue, answers ?? [])) || selectedItem;
  const kept = inputValue.trim() === '' ? null : choice;
  return { ...closed, selectedItem: kept, inputValue: labelOf(kept) };
}
