import { useCombobox, type UseComboboxState } from 'downshift';
import { useEffect, useEffectEvent, useState } from 'react';
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
const labelOf = (option: SearchOption | null) => option?.label ?? '';

/** A combobox over a search of the server: typing searches, leaving without a choice brings the last one back. */
export function useSearchCombobox(props: SearchComboboxProps) {
  const { value, options, onSearch, loading, onOpen, current, onPick, inputId } = props;
  const [picked, setPicked] = useState<SearchOption | null>(current ?? null);
  const known = [picked, current, ...options].find((option) => option?.value === value);
  const selectedItem = value === '' ? null : (known ?? null);
  const [search, isWaiting] = useDelayed(onSearch);
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
        case stateChangeTypes.InputBlur:
          return changes.selectedItem === state.selectedItem ? left(state) : changes;
        default:
          return changes;
      }
    },
  });
  return { ...combobox, isSearching };
}

/** Left without a pick: an emptied box is a choice too, anything else unfinished gives way to the last choice. */
function left(state: UseComboboxState<SearchOption>): Partial<UseComboboxState<SearchOption>> {
  const { inputValue, selectedItem } = state;
  return {
    isOpen: false,
    highlightedIndex: -1,
    ...(inputValue === '' ? { selectedItem: null } : { inputValue: labelOf(selectedItem) }),
  };
}

/** Calls with the last text, once no other has come for a while; and whether one is waiting for that. */
function useDelayed(call: (text: string) => void): [(text: string) => void, boolean] {
  const [pending, setPending] = useState<{ text: string } | null>(null);
  const callNow = useEffectEvent(call);
  useEffect(() => {
    if (pending === null) return undefined;
    const timer = setTimeout(() => {
      setPending(null);
      callNow(pending.text);
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  return [(text) => setPending({ text }), pending !== null];
}
