import { useCombobox } from 'downshift';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { isFitting, isUnfinished, labelOf, likeliest, meantBy } from './meant-option';
import { nextState } from './next-state';
import { goToField, isUntouched, selectText, type Place } from './next-field';
import type { Option } from '../fields/select-field';
import { useDelayed } from '../fields/use-delayed';
import { useLateAnswer } from './use-late-answer';
import { useScanPace } from './use-scan-pace';

export interface SearchOption extends Option {
  /** Another name that means this option only, e.g. the SKU. */
  code?: string;
  /** A second, muted line, e.g. the SKU. */
  detail?: string;
}

/** A text that was left without a choice: how many options there are for it, null when that could not be asked. */
export interface VainText {
  text: string;
  found: number | null;
}

interface SearchComboboxProps {
  value: string;
  /** What there is for the last search; undefined when it failed. */
  options: SearchOption[] | undefined;
  /** Asks the server; '' for the first of all. */
  onSearch: (text: string) => void;
  /** The same for one text, apart from what is shown. */
  ask: (text: string) => Promise<SearchOption[]>;
  /** True while the server is asked. */
  loading: boolean;
  onOpen?: () => void;
  /** The option of the present value, where the options may lack it. */
  current?: SearchOption;
  onPick: (option: SearchOption | null) => void;
  /** Takes what was scanned in place of the box, which then is as before; false: it is chosen as usual. */
  onScan?: (option: SearchOption) => boolean;
  inputId: string;
  /** Name of the field that Enter goes on to. */
  next?: string;
}

const { stateChangeTypes } = useCombobox;
const NONE: SearchOption[] = [];

/**
 * A combobox over a search of the server: typing searches, Enter takes the likeliest answer, and leaving without a
 * choice brings the last one back, unless there is no doubt about what was meant. Until the answer comes, `shown` is
 * what fits the text of what was there before; who goes on before it comes is not held up: it is chosen afterwards.
 */
export function useSearchCombobox(props: SearchComboboxProps) {
  const {
    value,
    options: answer,
    onSearch,
    ask,
    loading,
    onOpen,
    current,
    onPick,
    onScan,
    inputId,
    next,
  } = props;
  const options = answer ?? NONE;
  const [picked, setPicked] = useState<SearchOption | null>(current ?? null);
  const known = [picked, current, ...options].find((option) => option?.value === value);
  const selectedItem = value === '' ? null : (known ?? null);
  const { search, askNow, isWaiting, text } = useDelayed(onSearch);
  const isSearching = isWaiting || loading;
  const shown = isSearching ? options.filter((option) => isFitting(text, option)) : options;
  /** What Enter was pressed for before there was an answer. */
  const [early, setEarly] = useState<string | null>(null);
  /** Whether the box was left before there was one. */
  const [isLeft, setIsLeft] = useState(false);
  const [vain, setVain] = useState<VainText | null>(null);
  const gone = useRef<Place>(null);
  const { noteKey, noteInput } = useScanPace();
  const isScanned = useRef(false);
  const begin = () => {
    isScanned.current = false;
    setEarly(null);
    setIsLeft(false);
    setVain(null);
    gone.current = null;
  };

  const choose = (option: SearchOption | null) => {
    begin();
    setPicked(option);
    onPick(option);
  };

  const isAnswer = (typed: string) => !isSearching && typed.trim() === text;

  const combobox = useCombobox<SearchOption>({
    inputId,
    items: shown,
    selectedItem,
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    onSelectedItemChange: ({ selectedItem: option }) => choose(option),
    onStateChange: ({ type, inputValue: typed, selectedItem: option }) => {
      if (type === stateChangeTypes.InputChange) {
        begin();
        search((typed ?? '').trim());
      }
      if (type !== stateChangeTypes.InputBlur || option !== undefined) return;
      if (typed === undefined) setIsLeft(isUnfinished(inputValue, selectedItem));
      else setVain({ text, found: options.length });
    },
    onIsOpenChange: ({ isOpen, type }) => {
      if (type === stateChangeTypes.InputKeyDownEscape) setEarly(null);
      // The next opening begins with the first of all again.
      if (isOpen) onOpen?.();
      else search('');
    },
    stateReducer: (state, { type, changes }) =>
      nextState(type, state, changes, {
        isSearching,
        answers: isAnswer(state.inputValue) ? answer : undefined,
      }),
  });
  const { isOpen, inputValue, highlightedIndex, setHighlightedIndex } = combobox;

  const late = early ?? (isLeft ? inputValue.trim() : null);
  useLateAnswer(late, ask, (asked, found) => {
    const place = gone.current;
    const isTaken = isScanned.current ? onScan : undefined;
    begin();
    const meant = found && meantBy(asked, found);
    if (meant && isTaken?.(meant)) {
      combobox.setInputValue(labelOf(selectedItem));
      combobox.closeMenu();
      if (isUntouched(place)) document.getElementById(inputId)?.focus();
    } else if (meant) {
      // Not by way of the combobox, which tells its choice after a render: a form that waits to be sent is sent without.
      choose(meant);
      combobox.setInputValue(labelOf(meant));
      combobox.closeMenu();
    } else if (isOpen || isUntouched(place)) {
      // Also to the box that it was put on from.
      const box = document.getElementById(inputId);
      if (!isOpen) search(asked);
      askNow();
      combobox.openMenu();
      box?.focus();
      // The next scan replaces what nothing was found for, or a part of a code.
      if (found && found.length < 2) selectText(inputId);
    } else {
      combobox.setInputValue(labelOf(selectedItem));
      setVain({ text: asked, found: found && found.length });
    }
  });

  const isAnswered = isOpen && text !== '' && isAnswer(inputValue);
  const isUndecided = isAnswered && highlightedIndex < 0 && options.length > 0;
  const suggested = isUndecided ? likeliest(inputValue, options) : -1;
  useEffect(() => {
    if (suggested >= 0) setHighlightedIndex(suggested);
  }, [suggested, setHighlightedIndex]);
  useEffect(() => {
    // It keeps the focus after a pick: typing on is another search, not a longer name.
    if (picked) selectText(inputId);
  }, [picked, inputId]);

  /** After the combobox has seen the key: Enter that picks goes on, and so does one that will. */
  const goOn = (event: KeyboardEvent) => {
    const { target: box, key, shiftKey } = event;
    const isEndOfScan = noteKey(event);
    if (key === 'Tab') isScanned.current = isEndOfScan;
    if (key !== 'Enter' || !isOpen || !(box instanceof HTMLInputElement)) return;
    // Of the box itself: a scanner is faster than the last key is rendered.
    const typed = box.value.trim();
    const isSent = event.ctrlKey || event.metaKey;
    if (highlightedIndex >= 0) {
      begin();
      // What was picked must be in the form before its box loses the focus, and with it the pick.
      flushSync(() => {});
    } else if (!isUnfinished(typed, selectedItem)) return onOpen?.();
    else {
      // A submit by this very key waits for what it asks.
      flushSync(() => setEarly(typed));
      isScanned.current = isEndOfScan;
      askNow();
    }
    gone.current = next === undefined || shiftKey || isSent ? null : goToField(box, next);
  };
  const askAgain = (asked: string) => {
    combobox.setInputValue(asked);
    setIsLeft(true);
  };
  return {
    ...combobox,
    shown,
    isSearching,
    isLate: late !== null,
    vain,
    goOn,
    noteInput,
    askAgain,
  };
}

export type SearchCombobox = ReturnType<typeof useSearchCombobox>;
