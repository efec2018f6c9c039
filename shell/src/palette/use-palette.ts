import type { MenuEntry } from '@stockroom/contract';
import { useCombobox } from 'downshift';
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import type { HeldTyping } from '../keyboard/hold-typing';
import { pointAt } from '../keyboard/page-shortcuts';
import { isFoundBy, type Entry, type EntryGroup } from './entry';
import { placesIn } from './places';
import { recentEntries, rememberChoice } from './recent-choices';
import { useActions } from './use-actions';
import { useFoundRecords } from './use-found-records';

/** What comes with a text that was copied, such as the tab between two cells: the API refuses some of it. */
const UNSEARCHABLE = /[\p{Cc}\p{Surrogate}]/gu;

interface Options {
  menu: readonly MenuEntry[];
  takeTyped: () => HeldTyping | null;
  onShowShortcuts: () => void;
  onChoose: (entry: Entry) => void;
}

/** What the palette offers for what is typed, and which of it Enter takes. */
export function usePalette({ menu, takeTyped, onShowShortcuts, onChoose }: Options) {
  const [text, setText] = useState('');
  const [pickedId, setPickedId] = useState<string | null>(null);
  /** For which Enter was pressed before its answer had come. */
  const [enteredText, setEnteredText] = useState<string | null>(null);
  const search = text.trim();
  const own = useOwnGroups({ menu, onShowShortcuts, search });
  const { groups: found, isSearching, failure } = useFoundRecords(search);
  const groups = [...own, ...found].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);

  const picked = entries.findIndex(({ id }) => id === pickedId);
  // Records that answer an earlier text are not taken by who types fast.
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
  usePointedAt(active);
  const isAnswered = enteredText === text && !isSearching;
  const takeActive = useEffectEvent(() => (active ? onChoose(active) : selectText()));
  useEffect(() => {
    if (isAnswered) takeActive();
  }, [isAnswered]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Downshift would only choose a value.
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
    const typed = takeTyped();
    if (typed) type(typed.text, typed.isEntered);
  };
  return {
    ...combobox,
    groups,
    entries,
    search,
    isSearching,
    failure,
    type,
    onFocus,
    onKeyDown,
  };
}

/** What is there without asking the server. */
function useOwnGroups(
  options: Pick<Options, 'menu' | 'onShowShortcuts'> & { search: string },
): EntryGroup[] {
  const { menu, onShowShortcuts, search } = options;
  const actions = useActions(onShowShortcuts);
  const places = placesIn(menu).filter(({ to }) => actions.every((action) => action.to !== to));
  // As they were when the palette was opened.
  const [recent] = useState(() => recentEntries([...places, ...actions]));
  const isNew = ({ id }: Entry) => recent.every((entry) => entry.id !== id);
  const isFound = (entry: Entry) => isFoundBy(entry, search);
  const isShown = search === '' ? isNew : isFound;
  return [
    { title: 'Recent', entries: search === '' ? recent : [] },
    { title: 'Go to', entries: places.filter(isShown) },
    { title: 'Actions', entries: actions.filter(isShown) },
  ];
}

/** Who chooses by the keyboard points too: the files of the page are fetched on the way. */
function usePointedAt(entry: Entry | undefined): void {
  const to = entry?.to;
  useEffect(() => {
    const link = to && document.querySelector(`[role=option][href="${CSS.escape(to)}"]`);
    if (link) pointAt(link);
  }, [to]);
}

/** The next scan replaces what nothing was found for. */
function selectText(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement) activeElement.select();
}

function openElsewhere(entry: Entry, onChoose: (entry: Entry) => void): void {
  if (entry.to === undefined) return onChoose(entry);
  rememberChoice(entry);
  window.open(entry.to, '_blank', 'noopener');
}
