import type { MenuEntry } from '@stockroom/contract';
import { useCombobox } from 'downshift';
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import type { BufferedKeys } from '../keyboard/key-buffer';
import type { Entry } from './entry';
import { useFoundRecords } from './use-found-records';
import { usePlacesAndActions } from './use-places-and-actions';

/** Parts of a copied text, such as the tab between two cells. The API refuses some of them. */
const UNSEARCHABLE = /[\p{Cc}\p{Surrogate}]/gu;

export interface PaletteOptions {
  menu: readonly MenuEntry[];
  /** The keys that were pressed before the palette was there. */
  takeKeys: () => BufferedKeys | null;
  onShowShortcuts: () => void;
  onChoose: (entry: Entry) => void;
}

/** The entries for the typed text, and the one that Enter takes. */
export function usePalette({ menu, takeKeys, onShowShortcuts, onChoose }: PaletteOptions) {
  const [text, setText] = useState('');
  const [pickedId, setPickedId] = useState<string | null>(null);
  /** Enter came before the answer to this text. */
  const [enteredText, setEnteredText] = useState<string | null>(null);
  const search = text.trim();
  const own = usePlacesAndActions({ menu, onShowShortcuts, search });
  const { groups: found, isSearching, failure } = useFoundRecords(search);
  const groups = [...own, ...found].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);

  const picked = entries.findIndex(({ id }) => id === pickedId);
  // A fast Enter must not take a record that answers an earlier text.
  const isFirstCertain = !isSearching || own.some((group) => group.entries.length > 0);
  const first = isFirstCertain && entries.length > 0 ? 0 : -1;
  const combobox = useCombobox<Entry>({
    items: entries,
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    highlightedIndex: picked === -1 ? first : picked,
    itemToString: (entry) => entry?.label ?? '',
    onHighlightedIndexChange: ({ highlightedIndex }) =>
      setPickedId(entries[highlightedIndex]?.id ?? null),
  });
  const { highlightedIndex } = combobox;
  const active = entries[highlightedIndex];
  const isAnswered = enteredText === text && !isSearching;
  const takeActive = useEffectEvent(() => (active ? onChoose(active) : selectText()));
  useEffect(() => {
    if (isAnswered) takeActive();
  }, [isAnswered]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Downshift would only select a value.
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    event.preventDefault();
    if (active && (event.ctrlKey || event.metaKey)) openElsewhere(active, onChoose);
    else if (active) onChoose(active);
    else if (isSearching) setEnteredText(text);
    else selectText();
  };
  const type = (typed: string, isEntered = false) => {
    const searchable = typed.replace(UNSEARCHABLE, ' ');
    setText(searchable);
    setEnteredText(isEntered ? searchable : null);
  };
  const onFocus = () => {
    const typed = takeKeys();
    if (typed) type(typed.text, typed.isEntered);
  };
  const results = { groups, entries, search, isSearching, failure };
  return { ...combobox, ...results, type, onFocus, onKeyDown };
}

/** The next scan replaces a text without results. */
function selectText(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement) activeElement.select();
}

function openElsewhere(entry: Entry, onChoose: (entry: Entry) => void): void {
  if (entry.to === undefined) return onChoose(entry);
  window.open(entry.to, '_blank', 'noopener');
}
