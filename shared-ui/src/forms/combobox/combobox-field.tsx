import { ChevronsUpDown } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import styled from 'styled-components';
import { space, token } from '../../theme/token';
import { ComboboxMenu } from './combobox-menu';
import { FieldFrame, type FieldProps } from '../fields/field-frame';
import { OptionsFailureHint, type OptionsFailure } from './options-failure';
import { Input } from '../fields/text-field';
import { controlProps, useFormField } from '../fields/use-form-field';
import { useSearchCombobox, type SearchOption } from './use-search-combobox';
import { VainTextHint } from './vain-text-hint';

export interface ComboboxFieldProps extends FieldProps {
  /** What the server found for the last search; undefined when it failed. */
  options: SearchOption[] | undefined;
  /** Asks the server for options; '' for the first of all. Typing is awaited for 250 ms. */
  onSearch: (text: string) => void;
  /** The same for a text that was entered before there were options for it, whatever is searched for meanwhile. */
  ask: (text: string) => Promise<SearchOption[]>;
  loading?: boolean;
  /** When the last search failed. */
  failure?: OptionsFailure;
  /** The option of the present value, e.g. from the record that is edited. */
  current?: SearchOption;
  placeholder?: string;
  /** Name of the field that Enter goes on to. Without it the focus stays. */
  next?: string;
  /** `scan`: where what is scanned on the page goes. */
  'data-shortcut'?: 'scan';
  /** Also runs when an option is chosen, e.g. to fill in its price. */
  onPick?: (option: SearchOption | null) => void;
  /** Takes what was scanned in place of the field, which then stays as it was; false: it is chosen as usual. */
  onScan?: (option: SearchOption) => boolean;
}

/** One of thousands, found by typing. For a short list, SelectField. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { name, disabled, placeholder } = props;
  const { options, onSearch, ask, loading = false, failure, current, next, onPick } = props;
  const field = useFormField<string>(name, props.knownAs);
  const combobox = useSearchCombobox({
    value: field.value,
    options,
    onSearch,
    ask,
    loading,
    onOpen: failure?.onRetry,
    current,
    inputId: field.id,
    next,
    onScan: props.onScan,
    onPick: (option) => {
      // First, since what goes with a choice may depend on the last one.
      onPick?.(option);
      field.setValue(option?.value ?? '');
    },
  });
  const { selectedItem, inputValue, vain } = combobox;
  const hint = vain ? (
    <VainTextHint
      vain={vain}
      controlId={field.id}
      isKept={selectedItem !== null}
      busy={combobox.isLate}
      onRetry={() => combobox.askAgain(vain.text)}
    />
  ) : failure ? (
    <OptionsFailureHint failure={failure} controlId={field.id} />
  ) : (
    props.hint
  );
  const selectChoice = ({ currentTarget: box }: SyntheticEvent<HTMLInputElement>) => {
    const isPartSelected = box.selectionStart !== box.selectionEnd;
    // Typing then replaces the name of the choice, which nobody searches for.
    if (inputValue === selectedItem?.label && !isPartSelected) box.select();
  };
  return (
    <FieldFrame {...props} field={field} hint={hint}>
      <Box onKeyDown={combobox.goOn} onInput={combobox.noteInput}>
        <Input
          {...combobox.getInputProps({
            ...controlProps(field, { ...props, hint }),
            'aria-labelledby': undefined,
            onBlur: field.onBlur,
            onFocus: selectChoice,
            onClick: selectChoice,
            name,
            disabled,
            placeholder,
            autoComplete: 'off',
            'data-shortcut': props['data-shortcut'],
            'aria-busy': combobox.isLate || undefined,
          })}
        />
        <Arrows aria-hidden size={16} />
        <ComboboxMenu combobox={combobox} failure={failure} />
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
