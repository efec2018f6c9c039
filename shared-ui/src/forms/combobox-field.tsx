import { Check, ChevronsUpDown } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import styled from 'styled-components';
import { layer, radius, space, token, type } from '../theme/token';
import { FieldFrame, type FieldProps } from './field-frame';
import { OptionsFailureHint, type OptionsFailure } from './options-failure';
import { Input } from './text-field';
import { controlProps, useFormField } from './use-form-field';
import { useSearchCombobox, type SearchOption } from './use-search-combobox';

interface ComboboxFieldProps extends FieldProps {
  /** What the server found for the last search. */
  options: SearchOption[];
  /** Asks the server for options; '' for the first of all. Typing is awaited for 250 ms. */
  onSearch: (text: string) => void;
  loading?: boolean;
  /** When the last search failed. */
  failure?: OptionsFailure;
  /** The option of the present value, e.g. from the record that is edited. */
  current?: SearchOption;
  placeholder?: string;
  /** Also runs when an option is chosen, e.g. to fill in its price. */
  onPick?: (option: SearchOption | null) => void;
}

/** One of thousands, found by typing. For a short list, SelectField. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { name, disabled, placeholder } = props;
  const { options, onSearch, loading = false, failure, current, onPick } = props;
  const field = useFormField<string>(name, props.knownAs);
  const hint = failure ? <OptionsFailureHint failure={failure} controlId={field.id} /> : props.hint;
  const combobox = useSearchCombobox({
    value: field.value,
    options,
    onSearch,
    loading,
    onOpen: failure?.onRetry,
    current,
    inputId: field.id,
    onPick: (option) => {
      field.setValue(option?.value ?? '');
      onPick?.(option);
    },
  });
  const { shown, isOpen, isSearching, highlightedIndex, selectedItem, inputValue } = combobox;
  const selectChoice = ({ currentTarget: box }: SyntheticEvent<HTMLInputElement>) => {
    const isPartSelected = box.selectionStart !== box.selectionEnd;
    // Typing then replaces the name of the choice, which nobody searches for.
    if (inputValue === selectedItem?.label && !isPartSelected) box.select();
  };
  return (
    <FieldFrame {...props} field={field} hint={hint}>
      <Box>
        <Input
          {...combobox.getInputProps({
            ...controlProps(field, { ...props, hint }),
            'aria-labelledby': undefined,
            onBlur: field.onBlur,
            onFocus: selectChoice,
            onKeyDown: combobox.noteEnter,
            onClick: selectChoice,
            name,
            disabled,
            placeholder,
            autoComplete: 'off',
          })}
        />
        <Arrows aria-hidden size={16} />
        <Menu
          {...combobox.getMenuProps({
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
          {isOpen && shown.length === 0 && (
            <Note role="option" aria-disabled aria-selected={false}>
              {isSearching ? 'Searching…' : (failure?.message ?? 'Nothing found')}
            </Note>
          )}
        </Menu>
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
  display: flex;
  align-items: center;

  input {
    padding-inline-end: ${space.xxl};
  }
`;
const Arrows = styled(ChevronsUpDown)`
  position: absolute;
  right: ${space.md};
  color: ${token.textMuted};
  pointer-events: none;
`;
const Menu = styled.ul`
  position: absolute;
  z-index: ${layer.popup};
  top: calc(100% + 4px);
  left: 0;
  right: 0;
  /* The row that is cut through says that there are more. */
  max-height: 310px;
  padding: ${space.xs};
  overflow-y: auto;
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
  padding: 6px ${space.sm};
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
  padding: ${space.sm};
  color: ${token.textMuted};
`;
