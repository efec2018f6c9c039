import { useCombobox } from 'downshift';
import { useEffect, useEffectEvent, useState, type FormEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { SEARCH_DELAY_MS } from '../../store/api';
import { selectText, useFormContext, useSubmitWait } from '../fields/form-context';
import type { Option } from '../fields/select-field';
import { isFitting, isUnfinished, labelOf, likeliest, meantBy, nextState } from './meant-option';

export interface SearchOption extends Option {
  /** Another name that means this option only, e.g. the SKU. */
  code?: string;
  detail?: string;
}

/** A text that chose nothing: the number of options for it, null when the search failed. */
export interface RejectedText {
  text: string;
  found: number | null;
}

/** A text that the user entered or left before its answer arrived. */
interface LateText {
  text: string;
  /** Where Enter moved the focus. */
  next: FocusedField | null;
  isEntered: boolean;
}

interface FocusedField {
  field: HTMLInputElement | HTMLSelectElement;
  /** The field's value when it got the focus. */
  value: string;
}

interface SearchComboboxProps {
  value: string;
  options: SearchOption[] | undefined;
  onSearch: (text: string) => void;
  loading: boolean;
  onRetry?: () => void;
  /** The option of the present value, which the search may not find. */
  current?: SearchOption;
  onPick: (option: SearchOption | null) => void;
  /** Runs when the user types or chooses. */
  onChange: () => void;
  inputId: string;
  next?: string;
}

const { stateChangeTypes } = useCombobox;
const NONE: SearchOption[] = [];

/**
 * A combobox over a server search. Typing searches, and Enter takes the likeliest answer. Leaving the box chooses an
 * option only if the text can mean no other. If the user goes on before the answer arrives, it is applied afterwards,
 * and a submit waits for it. Until then the menu shows those of the previous options that fit the text.
 */
export function useSearchCombobox(props: SearchComboboxProps) {
  const { value, onSearch, loading, onRetry, current, onPick, inputId, next } = props;
  const { store: form } = useFormContext();
  const options = props.options ?? NONE;
  const [picked, setPicked] = useState<SearchOption | null>(current ?? null);
  const known = [picked, current, ...options].find((option) => option?.value === value);
  const selectedItem = value === '' ? null : (known ?? null);
  const [late, setLate] = useState<LateText | null>(null);
  const [rejected, setRejected] = useState<RejectedText | null>(null);
  const { text, search, isWaiting } = useDelayedSearch(onSearch, late !== null);
  const isSearching = isWaiting || loading;
  const shown = isSearching ? options.filter((option) => isFitting(text, option)) : options;
  const isAnswerTo = (typed: string) => !isSearching && typed.trim() === text;

  const forget = () => {
    setLate(null);
    setRejected(null);
    props.onChange();
  };
  const choose = (option: SearchOption | null) => {
    forget();
    setPicked(option);
    onPick(option);
  };
  const chooseLate = (typed: string, entered?: Pick<LateText, 'next'>) => {
    if (props.options === undefined) onRetry?.();
    search(typed);
    const left = { text: typed, next: null, isEntered: false };
    // Enter moves the focus, and the blur that follows must not undo it.
    setLate((last) => (entered ? { text: typed, isEntered: true, ...entered } : (last ?? left)));
  };

  const combobox = useCombobox<SearchOption>({
    inputId,
    items: shown,
    selectedItem,
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    onSelectedItemChange: ({ selectedItem: option }) => choose(option),
    onStateChange: ({ type, isOpen, inputValue: typed, selectedItem: option }) => {
      if (isOpen) onRetry?.();
      if (type === stateChangeTypes.InputChange) return;
      const hasLeft = type === stateChangeTypes.InputBlur && option === undefined;
      const isUnanswered = hasLeft && typed === undefined && isUnfinished(inputValue, selectedItem);
      if (isUnanswered) return chooseLate(inputValue.trim());
      if (hasLeft && typed !== undefined) setRejected({ text, found: options.length });
      if (type === stateChangeTypes.InputKeyDownEscape) setLate(null);
      // Loads the first options for the next opening.
      if (isOpen === false) search('');
    },
    stateReducer: (state, { type, changes }) => {
      // The form refuses changes then, and the box must not show another choice.
      if (form.isSaving) return state;
      const answers = isAnswerTo(state.inputValue) ? props.options : undefined;
      return nextState(type, state, changes, { isSearching, answers });
    },
  });
  const { isOpen, inputValue, highlightedIndex, setHighlightedIndex } = combobox;
  /** In the event itself: updates after it pile up under the keys of a scanner, and React stops at 50 of them. */
  const noteTyping = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (form.isSaving) return;
    forget();
    search(currentTarget.value.trim());
  };

  const close = (label: string) => {
    combobox.setInputValue(label);
    combobox.closeMenu();
    search('');
  };
  /** Chooses an option without a pick in the menu. */
  const take = (option: SearchOption) => {
    choose(option);
    close(option.label);
  };
  // What is saved must not be the product before the one that the user meant.
  const dropChoice = (typed: string) => {
    flushSync(() => choose(null));
    combobox.setInputValue(typed);
  };
  const settle = useEffectEvent(({ text: typed, next: field, isEntered }: LateText) => {
    setLate(null);
    const found = props.options;
    const meant = found && meantBy(typed, found);
    if (meant) {
      take(meant);
    } else if (isOpen || isUntouched(field)) {
      if (isEntered && selectedItem) dropChoice(typed);
      combobox.openMenu();
      document.getElementById(inputId)?.focus();
      // The next scan replaces an unknown code, or a part of a code.
      if (found && found.length < 2) selectText(inputId);
    } else {
      if (isEntered && selectedItem) dropChoice('');
      else combobox.setInputValue(labelOf(selectedItem));
      if (found) search('');
      setRejected({ text: typed, found: found ? found.length : null });
    }
  });
  const answered = late !== null && isAnswerTo(late.text) ? late : null;
  useEffect(() => {
    if (!answered) return undefined;
    const timer = setTimeout(() => settle(answered));
    return () => clearTimeout(timer);
  }, [answered]);
  const isLate = late !== null;
  useSubmitWait(isLate);

  const isUndecided = isOpen && text !== '' && isAnswerTo(inputValue) && highlightedIndex < 0;
  const suggested = isUndecided && options.length > 0 ? likeliest(inputValue, options) : -1;
  useEffect(() => {
    if (suggested >= 0) setHighlightedIndex(suggested);
  }, [suggested, setHighlightedIndex]);
  useEffect(() => {
    // The box keeps the focus after a pick: typing then starts another search.
    if (picked) selectText(inputId);
  }, [picked, inputId]);

  /** Runs after the combobox has handled the key. Enter that picks, or will pick, moves on to the next field. */
  const goOn = (event: KeyboardEvent) => {
    const { target: box, key, shiftKey } = event;
    if (key !== 'Enter' || !isOpen || !(box instanceof HTMLInputElement)) return;
    // A scanner is faster than React renders its last key.
    const typed = box.value.trim();
    const isPicked = highlightedIndex >= 0;
    if (!isPicked && !isUnfinished(typed, selectedItem)) return onRetry?.();
    // The form must hold the pick before the box loses the focus, which would discard it.
    if (isPicked) flushSync(forget);
    const isSent = event.ctrlKey || event.metaKey;
    const field = next === undefined || shiftKey || isSent ? null : goToField(box, next);
    if (!isPicked) chooseLate(typed, { next: field });
  };
  return {
    ...combobox,
    shown,
    isSearching,
    isLate,
    rejected,
    forget,
    noteTyping,
    goOn,
    take,
    close,
    retry: (typed: string) => {
      combobox.setInputValue(typed);
      chooseLate(typed);
    },
  };
}

export type SearchCombobox = ReturnType<typeof useSearchCombobox>;

/** Searches for the last text once typing pauses, or at once. */
function useDelayedSearch(onSearch: (text: string) => void, isUrgent: boolean) {
  const [text, search] = useState('');
  const [searched, setSearched] = useState('');
  const searchNow = useEffectEvent(() => {
    setSearched(text);
    onSearch(text);
  });
  useEffect(() => {
    if (text === searched) return undefined;
    const timer = setTimeout(searchNow, isUrgent ? 0 : SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, searched, isUrgent]);
  return { text, search, isWaiting: text !== searched };
}

/** Focuses another field of the form and selects its text, so that typing replaces it. */
export function goToField(box: HTMLInputElement, name: string): FocusedField | null {
  const field = box.form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return null;
  field.focus();
  if (field instanceof HTMLInputElement) field.select();
  return { field, value: field.value };
}

function isUntouched(next: FocusedField | null): boolean {
  return next !== null && document.activeElement === next.field && next.field.value === next.value;
}
