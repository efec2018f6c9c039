import { Check } from 'lucide-react';
import styled from 'styled-components';
import { layer, radius, space, token, type } from '../../theme/token';
import type { OptionsFailure } from './options-failure';
import type { SearchCombobox } from './use-search-combobox';
import { useSeenMenu } from './use-seen-menu';

interface ComboboxMenuProps {
  combobox: SearchCombobox;
  failure: OptionsFailure | undefined;
}

/** The suggestions of a combobox, or why there are none. */
export function ComboboxMenu({ combobox, failure }: ComboboxMenuProps) {
  const { shown, isOpen, isSearching, highlightedIndex, selectedItem } = combobox;
  const hasFailed = failure && !isSearching;
  const ref = useSeenMenu(isOpen, shown.length);
  return (
    <Menu
      {...combobox.getMenuProps({
        ref,
        'aria-label': 'Suggestions',
        'aria-labelledby': undefined,
        // A list that scrolls would take the focus of Tab, and close with it.
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
              {option.detail && <Detail>{option.detail}</Detail>}
            </span>
            {option.value === selectedItem?.value && <Check aria-hidden size={16} />}
          </Item>
        ))}
      {isOpen && shown.length === 0 && !hasFailed && (
        <Note role="option" aria-disabled aria-selected={false}>
          {isSearching ? 'Searching…' : 'Nothing found'}
        </Note>
      )}
      {isOpen && hasFailed && (
        // The hint below the box says so too, but the list hides it.
        <Item
          role="option"
          aria-selected={false}
          onMouseDown={(event) => event.preventDefault()}
          onClick={failure.onRetry}
        >
          {failure.message}
          <Retry>Retry</Retry>
        </Item>
      )}
    </Menu>
  );
}

const Menu = styled.ul`
  position: absolute;
  z-index: ${layer.popup};
  top: calc(100% + 4px);
  /* Wider than the fields below it, whose edges would stick out where it is round; its words are where the box has its own. */
  left: -${space.xs};
  right: -${space.xs};
  /* The row that is cut through says that there are more. */
  max-height: 310px;
  padding: ${space.xs};
  overflow-y: auto;
  /* Its box is to be seen, too. */
  scroll-margin-top: 48px;
  border: 1px solid ${token.border};
  border-radius: ${radius.card};
  background: ${token.surfaceRaised};
  box-shadow: ${token.shadow};

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
const Detail = styled.span`
  display: block;
  color: ${token.textMuted};
  ${type.xs}
`;
const Note = styled.li`
  padding: ${space.sm} ${space.md};
  color: ${token.textMuted};
`;
const Retry = styled.span`
  flex: none;
  color: ${token.accent};
  font-weight: 500;
`;
