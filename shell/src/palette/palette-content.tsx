import { Close } from '@radix-ui/react-dialog';
import { MAX_SEARCH_LENGTH, mayBeNewBarcode, type Translate } from '@stockroom/contract';
import { Button, ErrorNotice, IconButton, LazyPart, useCan } from '@stockroom/shared-ui';
import { Barcode, Plus, Search, X } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { COMMAND_KEY, Keys } from '../keyboard/keys';
import { useTranslate } from '../texts';
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
  Offers,
} from './palette.styles';
import { usePalette, type PaletteOptions } from './use-palette';

/** The search box and its results. */
export function PaletteContent(props: PaletteOptions) {
  const t = useTranslate();
  const palette = usePalette(props);
  const { groups, entries, search, isSearching, failure, highlightedIndex } = palette;
  // A failed search does not mean that there is nothing.
  const isCounted = entries.length > 0 || failure === null;
  const mayBeNewCode = mayBeNewBarcode(search);
  const canCreate = useCan('products:write') && mayBeNewCode;
  const [newCode, setNewCode] = useState<string | null>(null);
  const addToProduct = ({ currentTarget: button }: MouseEvent) => {
    // The dialog returns the focus there: this button goes away.
    button.closest('[role=dialog]')?.querySelector('input')?.focus();
    setNewCode(search);
  };
  const create = () => {
    const to = `/products/new?${new URLSearchParams({ barcode: search })}`;
    props.onChoose({ id: to, to, label: search, icon: Plus });
  };
  const hasNothing = entries.length === 0 && !isSearching && isCounted;
  return (
    <>
      <Head>
        <Search aria-hidden size={18} />
        <Input
          {...palette.getInputProps({
            'aria-label': t('Search or do something'),
            placeholder: t('Search or do something…'),
            maxLength: MAX_SEARCH_LENGTH,
            onChange: ({ currentTarget }) => palette.type(currentTarget.value),
            onFocus: palette.onFocus,
            onKeyDown: palette.onKeyDown,
          })}
        />
        <Close asChild>
          <IconButton name={t('Close')} icon={X} tooltipAlign="end" />
        </Close>
      </Head>
      {failure && (
        <Notice>
          <ErrorNotice title={failure.title} onRetry={failure.onRetry} busy={failure.isBusy}>
            {failure.reason}
          </ErrorNotice>
        </Notice>
      )}
      <List {...palette.getMenuProps({ 'aria-label': t('Results') })}>
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
          <strong>{t('Nothing found for “{search}”', { search })}</strong>
          <p>
            {t(
              'Products are found by name, SKU or barcode, orders by number, customer or supplier, suppliers by company or contact person.',
            )}
          </p>
          {canCreate && (
            <Offers>
              <Button icon={Plus} onClick={create}>
                {t('Create a product with this code')}
              </Button>
              <Button icon={Barcode} onClick={addToProduct}>
                {t('Add this code to a product')}
              </Button>
            </Offers>
          )}
        </Nothing>
      )}
      {newCode !== null && (
        // Once it has the code, the search finds the product.
        <LazyPart
          load={loadAddBarcodeDialog}
          props={{ code: newCode, onClose: () => setNewCode(null) }}
          failure={t('Failed to load the form')}
        />
      )}
      <Foot>
        <span role="status">
          {isSearching
            ? t('Searching…')
            : isCounted &&
              search !== '' &&
              t.plural(entries.length, '{count} result', '{count} results')}
        </span>
        {(entries.length > 0 || isSearching) && (
          <Hints aria-hidden>
            {hintsOf(t).map(({ keys, label }) => (
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

const loadAddBarcodeDialog = async () =>
  (await import('@stockroom/shared-ui/forms')).loadAddBarcodeDialog();

const hintsOf = (t: Translate) => [
  { keys: ['↑', '↓'], label: t('choose') },
  { keys: ['Enter'], label: t('open') },
  { keys: [COMMAND_KEY, 'Enter'], label: t('in a new tab') },
];
