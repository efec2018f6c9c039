import { Close } from '@radix-ui/react-dialog';
import { MAX_SEARCH_LENGTH } from '@stockroom/contract';
import { ErrorNotice, IconButton } from '@stockroom/shared-ui';
import { Search, X } from 'lucide-react';
import { COMMAND_KEY, Keys } from '../keyboard/keys';
import { EntryOption } from './entry-option';
import {
  Foot,
  GroupTitle,
  Head,
  Hint,
  Hints,
  Input,
  List,
  Notice,
  Nothing,
} from './palette.styles';
import { usePalette, type PaletteOptions } from './use-palette';

/** The search box and its results. */
export function PaletteContent(props: PaletteOptions) {
  const palette = usePalette(props);
  const { groups, entries, search, isSearching, failure, highlightedIndex } = palette;
  // A failed search does not mean that there is nothing.
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
            {HINTS.map(({ keys, label }) => (
              <Hint key={label}>
                <Keys keys={keys} /> {label}
              </Hint>
            ))}
          </Hints>
        )}
      </Foot>
    </>
  );
}

const HINTS = [
  { keys: ['↑', '↓'], label: 'choose' },
  { keys: ['Enter'], label: 'open' },
  { keys: [COMMAND_KEY, 'Enter'], label: 'in a new tab' },
];

function countOf(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}
