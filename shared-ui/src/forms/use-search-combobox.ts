import { useCombobox } from 'downshift';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { isFitting, labelOf, leave, likeliest, meantBy } from './leave-combobox';
import type { Option } from './select-field';
import { useDelayed } from './use-delayed';
import { useEnterAgain } from './use-enter-again';

export interface SearchOption extends Option {
  /** Another name that means this option only, e.g. the SKU. */
  code?: string;
  /** A second, muted line, e.g. the SKU. */
  detail?: string;
}

interface SearchComboboxProps {
  value: string;
  options: SearchOption[];
  /** Asks the server; '' for the first of all. */
  onSearch: (text: string) => void;
  /** True while the server is asked. */
  loading: boolean;
  onOpen?: () => void;
  /** The option of the present value, where the options may lack it. */
  current?: SearchOption;
  onPick: (option: SearchOption | null) => void;
  inputId: string;
}

const { stateChangeTypes } = useCombobox;
/**
 * A combobox over a search of the server: typing searches, Enter takes the likeliest answer, and leaving without a
 * choice brings the last one back, unless there is no doubt about what was meant. Until the answer comes, `shown` is
 * what fits the text of what was there before.
 */
export function useSearchCombobox(props: SearchComboboxProps) {
  const { value, options, onSearch, loading, onOpen, current, onPick, inputId } = props;
  const [picked, setPicked] = useState<SearchOption | null>(current ?? null);
  const known = [picked, current, ...options].find((option) => option?.value === value);
  const selectedItem = value === '' ? null : (known ?? null);
  const { search, askNow, isWaiting, text } = useDelayed(onSearch);
  const isSearching = isWaiting || loading;
  const shown = isSearching ? options.filter((option) => isFitting(text, option)) : options;
  /** What Enter was pressed for before there was an answer, as a barcode scanner does: it counts when that comes. */
  const [early, setEarly] = useState<string | null>(null);

  const combobox = useCombobox<SearchOption>({
    inputId,
    items: shown,
    selectedItem,
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    onSelectedItemChange: ({ selectedItem: option }) => {
      setPicked(option);
      onPick(option);
    },
    onStateChange: ({ type, inputValue = '' }) => {
      if (type !== stateChangeTypes.InputChange) return;
      setEarly(null);
      search(inputValue.trim());
    },
    onIsOpenChange: ({ isOpen }) => {
      setEarly(null);
      // The next opening begins with the first of all again.
      if (isOpen) onOpen?.();
      else search('');
    },
    stateReducer: (state, { type, changes }) => {
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
          return leave(state, changes, isSearching ? [] : options);
        default:
          return changes;
      }
    },
  });
  const { isOpen, inputValue, highlightedIndex, setHighlightedIndex } = combobox;
  const isAnswered = isOpen && !isSearching && text !== '' && inputValue.trim() === text;
  const isMeant = isAnswered && early === text && meantBy(text, options) !== undefined;
  const isVain = early !== null && isAnswered && !isMeant;
  const isNoneFound = options.length === 0;
  useEffect(() => {
    if (!isVain) return undefined;
    // Not at once: between the question and its being on its way, what was there before looks like the answer.
    const timer = setTimeout(() => {
      setEarly(null);
      // The next scan replaces it.
      if (isNoneFound) selectText(inputId);
    });
    return () => clearTimeout(timer);
  }, [isVain, isNoneFound, inputId]);
  useEnterAgain(isMeant && highlightedIndex >= 0, inputId);
  const isUndecided = isAnswered && highlightedIndex < 0 && !isNoneFound;
  const suggested = isUndecided ? likeliest(inputValue, options) : -1;
  useEffect(() => {
    if (suggested >= 0) setHighlightedIndex(suggested);
  }, [suggested, setHighlightedIndex]);
  useEffect(() => {
    // It keeps the focus after a pick: typing on is another search, not a longer name.
    if (picked) selectText(inputId);
  }, [picked, inputId]);
  const noteEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    const isPlain = event.key === 'Enter' && !event.ctrlKey && !event.metaKey;
    // Also when the answer is there and its likeliest is about to be highlighted.
    // Of the box itself: a scanner is faster than the last key is rendered.
    const typed = event.currentTarget.value.trim();
    if (!isPlain || !isOpen || highlightedIndex >= 0 || typed === '') return;
    setEarly(typed);
    askNow();
  };
  return { ...combobox, shown, isSearching, noteEnter };
}

/** Of the box, if it has the focus. */
function selectText(inputId: string): void {
  const box = document.activeElement;
  if (box instanceof HTMLInputElement && box.id === inputId) box.select();
}
