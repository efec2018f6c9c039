import { Close } from '@radix-ui/react-dialog';
import { MAX_SEARCH_LENGTH, type MenuEntry } from '@stockroom/contract';
import { ErrorNotice, IconButton } from '@stockroom/shared-ui';
import { Search, X } from 'lucide-react';
import type { HeldTyping } from '../keyboard/hold-typing';
import { COMMAND_KEY, Keys } from '../keyboard/keys';
import type { Entry } from './entry';
import { EntryOption } from './entry-option';
import { Foot, GroupTitle, Head, Hint, Hints, Input, List, Notice, Nothing } from './palette-look';
import { usePalette } from './use-palette';

interface PaletteContentProps {
  menu: readonly MenuEntry[];
  takeTyped: () => HeldTyping | null;
  onShowShortcuts: () => void;
  onChoose: (entry: Entry) => void;
}

/** The search box and what it finds. */
export function PaletteContent(props: PaletteContentProps) {
  const palette = usePalette(props);
  const { groups, entries, search, isSearching, failure, highlightedIndex } = palette;
  // Where a search failed, that nothing was found is not known.
  const isCounted = entries.length > 0 || failure === null;
  const hasNothing = entries.length === 0 && !isSearching && isCounted;
  return (
    <>
      <Head>
        <Search aria-hidden size={18} />
        <Input
          {...palette.getInputProps({
            'aria-label': 'Search or do something',
            placeholder: 'Search or do something…',
            maxLength: MAX_SEARCH_LENGTH,
            onChange: ({ currentTarget }) => palette.type(currentTarget.value),
            onFocus: palette.onFocus,
            onKeyDown: palette.onKeyDown,
          })}
        />
        <Close asChild>
          <IconButton name="Close" icon={X} tooltipAlign="end" />
        </Close>
      </Head>
      {failure && (
        <Notice>
          <ErrorNotice title={failure.title} onRetry={failure.onRetry} busy={failure.isBusy}>
            {failure.reason}
          </ErrorNotice>
        </Notice>
      )}
      <List {...palette.getMenuProps({ 'aria-label': 'Results' })}>
        {groups.map((group) => (
          <div key={group.title} role="group" aria-label={group.title}>
            <GroupTitle aria-hidden>{group.title}</GroupTitle>
            {group.entries.map((entry) => {
              const index = entries.indexOf(entry);
              return (
                <EntryOption
                  key={entry.id}
                  {...palette.getItemProps({ item: entry, index })}
                  entry={entry}
                  isActive={index === highlightedIndex}
                  onChoose={() => props.onChoose(entry)}
                />
              );
            })}
          </div>
        ))}
      </List>
      {hasNothing && (
        <Nothing>
          <strong>Nothing found for “{search}”</strong>
          <p>
            Products are found by name or SKU, orders by number, customer or supplier, suppliers by
            company or contact person.
          </p>
        </Nothing>
      )}
      <Foot>
        <span role="status">
          {isSearching ? 'Searching…' : isCounted && search !== '' && countOf(entries.length)}
        </span>
        {(entries.length > 0 || isSearching) && (
          <Hints aria-hidden>
            <Hint>
              <Keys keys={['↑', '↓']} /> choose
            </Hint>
            <Hint>
              <Keys keys={['Enter']} /> open
            </Hint>
            <Hint>
              <Keys keys={[COMMAND_KEY, 'Enter']} /> in a new tab
            </Hint>
          </Hints>
        )}
      </Foot>
    </>
  );
}

function countOf(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}
