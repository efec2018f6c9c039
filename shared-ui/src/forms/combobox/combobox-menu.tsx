import { Check } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../texts';
import { layer, radius, raised, space, token } from '../../theme/theme';
import type { OptionsFailure } from '../fields/field-frame';
import { OptionDetail } from '../fields/fields.styles';
import type { SearchCombobox } from './use-search-combobox';

export interface Offer {
  label: string;
  onPress: () => void;
}

interface ComboboxMenuProps {
  combobox: SearchCombobox;
  failure: OptionsFailure | undefined;
  /** What the user can do when nothing is found. */
  offers: Offer[];
}

/** The suggestions of a combobox, or the reason why there are none. */
export function ComboboxMenu({ combobox, failure, offers }: ComboboxMenuProps) {
  const t = useTranslate();
  const { shown, isOpen, isSearching, highlightedIndex, selectedItem } = combobox;
  const hasFailed = failure && !isSearching;
  const ref = useMenuInSight(isOpen, shown.length);
  return (
    <Menu
      {...combobox.getMenuProps({
        ref,
        'aria-label': t('Suggestions'),
        'aria-labelledby': undefined,
        // Tab would focus a list that scrolls, and the focus would close it.
        tabIndex: -1,
      })}
    >
      {isOpen &&
        shown.map((option, index) => (
          <Item
            key={option.value}
            data-active={index === highlightedIndex}
            {...combobox.getItemProps({ item: option, index })}
          >
            <span>
              {option.label}
              {option.detail && <OptionDetail>{option.detail}</OptionDetail>}
            </span>
            {option.value === selectedItem?.value && <Check aria-hidden size={16} />}
          </Item>
        ))}
      {isOpen && shown.length === 0 && !hasFailed && (
        <Note role="option" aria-disabled aria-selected={false}>
          {isSearching ? t('Searching…') : t('Nothing found')}
        </Note>
      )}
      {isOpen &&
        shown.length === 0 &&
        !hasFailed &&
        !isSearching &&
        offers.map(({ label, onPress }) => (
          <Item
            key={label}
            role="option"
            aria-selected={false}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onPress}
          >
            <Action>{label}</Action>
          </Item>
        ))}
      {isOpen && hasFailed && (
        // The list covers the hint below the box.
        <Item
          role="option"
          aria-selected={false}
          onMouseDown={(event) => event.preventDefault()}
          onClick={failure.onRetry}
        >
          {failure.message}
          <Action>{t('Retry')}</Action>
        </Item>
      )}
    </Menu>
  );
}

/** Scrolls the page to the menu when it opens and when its rows change. */
function useMenuInSight(isOpen: boolean, rows: number) {
  const ref = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const menu: Partial<HTMLElement> | null = ref.current;
    // jsdom has no scrollIntoView.
    if (isOpen) menu?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, rows]);
  return ref;
}

const Menu = styled.ul`
  position: absolute;
  z-index: ${layer.popup};
  top: calc(100% + 4px);
  /* Wider than the fields below, so that its round corners cover their edges. */
  left: -${space.xs};
  right: -${space.xs};
  /* Cuts through a row to show that more follow. */
  max-height: 310px;
  padding: ${space.xs};
  overflow-y: auto;
  /* Keeps the box in sight. */
  scroll-margin-top: 48px;
  ${raised}

  &:empty {
    display: none;
  }
`;
const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  padding: 6px ${space.md};
  border-radius: ${radius.control};
  cursor: default;
  overflow-wrap: anywhere;

  &[data-active='true'] {
    background: ${token.accentSoft};
  }
  & > svg {
    flex: none;
    color: ${token.accent};
  }
`;
const Note = styled.li`
  padding: ${space.sm} ${space.md};
  color: ${token.textMuted};
`;
const Action = styled.span`
  flex: none;
  color: ${token.accent};
  font-weight: 500;
`;
