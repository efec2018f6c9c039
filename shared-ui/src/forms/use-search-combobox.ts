import { useCombobox } from 'downshift';
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
  /** The option of the present value, where the options may lack it. */
  current?: SearchOption;
  onPick: (option: SearchOption | null) => void;
  inputId: string;
}

const labelOf = (option: SearchOption | null) => option?.label ?? '';

/** A combobox over a search of the server: typing searches, leaving without a choice brings the last one back. */
export function useSearchCombobox(props: SearchComboboxProps) {
  const { value, options, onSearch, current, onPick, inputId } = props;
  const [picked, setPicked] = useState<SearchOption | null>(current ?? null);
  const known = [picked, current, ...options].find((option) => option?.value === value);
  const selectedItem = value === '' ? null : (known ?? null);
  const search = useDelayed(onSearch);

  return useCombobox<SearchOption>({
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
      if (type === useCombobox.stateChangeTypes.InputChange) search(inputValue.trim());
    },
    onIsOpenChange: ({ isOpen }) => {
      // The next opening begins with the first of all again.
      if (!isOpen) search('');
    },
    stateReducer: (state, { type, changes }) => {
      if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
      if (changes.selectedItem !== state.selectedItem) return changes;
      // An emptied box is a choice too; anything else unfinished gives way to the last choice.
      return state.inputValue === ''
        ? { ...changes, selectedItem: null }
        : { ...changes, inputValue: labelOf(state.selectedItem) };
    },
  });
}

/** Calls with the last text, once no other has come for a while. */
function useDelayed(call: (text: string) => void): (text: string) => void {
  const [pending, setPending] = useState<{ text: string } | null>(null);
  const callNow = useEffectEvent(call);
  useEffect(() => {
    if (pending === null) return undefined;
    const timer = setTimeout(() => callNow(pending.text), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  return (text) => setPending({ text });
}
