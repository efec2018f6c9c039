import { useCombobox } from 'downshift';
import { useEffect, useEffectEvent, useState } from 'react';
import { labelOf, leave, likeliest } from './leave-combobox';
import type { Option } from './select-field';

/** How long to wait for the next key before the server is asked. */
const SEARCH_DELAY_MS = 250;

export interface SearchOption extends Option {
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
 * choice brings the last one back, unless there is no doubt about what was meant.
 */
export function useSearchCombobox(props: SearchComboboxProps) {
  const { value, options, onSearch, loading, onOpen, current, onPick, inputId } = props;
  const [picked, setPicked] = useState<SearchOption | null>(current ?? null);
  const known = [picked, current, ...options].find((option) => option?.value === value);
  const selectedItem = value === '' ? null : (known ?? null);
  const { search, isWaiting, asked } = useDelayed(onSearch);
  const isSearching = isWaiting || loading;

  const combobox = useCombobox<SearchOption>({
    inputId,
    items: options,
    selectedItem,
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    onSelectedItemChange: ({ selectedItem: option }) => {
      setPicked(option);
      onPick(option);
    },
    onStateChange: ({ type, inputValue = '' }) => {
      if (type === stateChangeTypes.InputChange) search(inputValue.trim());
    },
    onIsOpenChange: ({ isOpen }) => {
      // The next opening begins with the first of all again.
      if (isOpen) onOpen?.();
      else search('');
    },
    stateReducer: (state, { type, changes }) => {
      switch (type) {
        case stateChangeTypes.InputKeyDownArrowDown:
        case stateChangeTypes.InputKeyDownArrowUp:
          // What is shown answers an earlier text: who types fast would pick what was not asked for.
          return isSearching ? { ...changes, highlightedIndex: -1 } : changes;
        case stateChangeTypes.InputKeyDownEnter:
          // Nothing was picked, so the search goes on.
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
  const isAnswered = !isSearching && inputValue.trim() !== '' && inputValue.trim() === asked;
  const isUndecided = isOpen && isAnswered && highlightedIndex < 0 && options.length > 0;
  const suggested = isUndecided ? likeliest(inputValue, options) : -1;
  useEffect(() => {
    if (suggested >= 0) setHighlightedIndex(suggested);
  }, [suggested, setHighlightedIndex]);
  useEffect(() => {
    const box = document.activeElement;
    // It keeps the focus after a pick: typing on is another search, not a longer name.
    if (picked && box instanceof HTMLInputElement && box.id === inputId) box.select();
  }, [picked, inputId]);
  return { ...combobox, isSearching };
}

/** Calls with the last text, once no other has come for a while. */
function useDelayed(call: (text: string) => void) {
  const [pending, setPending] = useState<{ text: string } | null>(null);
  /** With what it was called last. */
  const [asked, setAsked] = useState('');
  const callNow = useEffectEvent(call);
  useEffect(() => {
    if (pending === null) return undefined;
    const timer = setTimeout(() => {
      setPending(null);
      setAsked(pending.text);
      callNow(pending.text);
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  return { search: (text: string) => setPending({ text }), isWaiting: pending !== null, asked };
}
