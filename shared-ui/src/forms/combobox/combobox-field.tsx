import { ChevronsUpDown } from 'lucide-react';
import { hasCheckDigit } from '@stockroom/contract';
import {
  useEffect,
  useEffectEvent,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import styled from 'styled-components';
import { CameraButton } from '../../components/camera/camera-button';
import { useTranslate } from '../../texts';
import { space } from '../../theme/theme';
import {
  FieldFrame,
  type FieldProps,
  type OptionsFailure,
  OptionsFailureHint,
} from '../fields/field-frame';
import { atControlEnd, ControlBox, Input } from '../fields/fields.styles';
import { useFormField } from '../fields/form-context';
import { NewOptionButton, type NewOption } from '../fields/new-option';
import { ComboboxMenu, type Offer } from './combobox-menu';
import { isUnfinished } from './meant-option';
import { RejectedMessage } from './rejected-message';
import { useScans, type TakeScan } from './use-scans';
import { useSearchCombobox, type RejectedText, type SearchOption } from './use-search-combobox';

export interface ComboboxFieldProps extends FieldProps {
  options: SearchOption[] | undefined;
  /** Starts a search, '' for the first options. Runs when typing pauses for 250 ms. */
  onSearch: (text: string) => void;
  loading?: boolean;
  failure?: OptionsFailure;
  /** The option of the present value, e.g. from the record that the form edits. */
  current?: SearchOption;
  /** Takes a value that no known option has, such as one that somebody typed earlier: `current` should name it. */
  onUnknown?: (value: string) => void;
  placeholder?: string;
  /** Name of the field that Enter moves to. Without it the focus stays. */
  next?: string;
  /** `scan`: receives the codes that a scanner types on this page. */
  'data-shortcut'?: 'scan';
  /** Runs before the form holds the option, e.g. to fill in its price. */
  onPick?: (option: SearchOption | null) => void;
  /** For a field that scans go through without waiting for each other's answers. */
  takeScan?: TakeScan;
  /**
   * What the user can do about a text that finds nothing.
   * @param scanAgain looks it up once more
   */
  offersFor?: (text: string, scanAgain: () => void) => Offer[];
  /** A sentence for somebody who can do nothing about such a text. */
  adviceFor?: (text: string) => string | undefined;
  /** Lets the user create an option without leaving the form. */
  newOption?: NewOption;
}

/** Finds one option of thousands by typing. For a short list, use SelectField. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { placeholder, options, onSearch, loading = false, failure, current, next, onPick } = props;
  const { takeScan, newOption } = props;
  const t = useTranslate();
  const field = useFormField<string>(props);
  const pick = (option: SearchOption | null) => {
    onPick?.(option);
    field.setValue(option?.value ?? '');
  };
  const [rejectedCodes, setRejectedCodes] = useState<readonly RejectedText[]>([]);
  const combobox = useSearchCombobox({
    value: field.value,
    options,
    onSearch,
    loading,
    onRetry: failure?.onRetry,
    current,
    inputId: field.id,
    next,
    onPick: pick,
    onChange: () => {
      // A field without a next one takes one scan after the other: the messages about them stay.
      if (next !== undefined) setRejectedCodes([]);
    },
  });
  const { scan, isWaiting } = useScans({
    combobox,
    takeScan,
    next,
    inputId: field.id,
    rejected: rejectedCodes,
    setRejected: setRejectedCodes,
    onDrop: () => pick(null),
  });
  const isUnknown = field.value !== '' && combobox.selectedItem === null && !loading;
  const ask = useEffectEvent(() => props.onUnknown?.(field.value));
  useEffect(() => {
    if (isUnknown) ask();
  }, [isUnknown, field.value]);
  /** A slow scanner looks like a hand, but its code tells. Runs before the combobox handles the key. */
  const takeSlowScan = (event: KeyboardEvent) => {
    const { target: box } = event;
    const isEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey;
    if (!takeScan || !isEnter || !(box instanceof HTMLInputElement)) return;
    const text = box.value.trim();
    if (!hasCheckDigit(text) || !isUnfinished(text, combobox.selectedItem)) return;
    event.preventDefault();
    event.stopPropagation();
    scan(text);
  };
  const { selectedItem, inputValue } = combobox;
  const isBusy = combobox.isLate || isWaiting;
  // The pressed button goes away.
  const focusBox = () => document.getElementById(field.id)?.focus();
  const scanAgain = (code: string) => {
    focusBox();
    scan(code);
  };
  const offersFor = (text: string) => props.offersFor?.(text, () => scanAgain(text)) ?? [];
  const closeCode = (code: string) => {
    focusBox();
    setRejectedCodes((codes) => codes.filter(({ text }) => text !== code));
  };
  const rejected = [...rejectedCodes, combobox.rejected].filter((one) => one !== null);
  const messages = rejected.map((one, index) => {
    const { text, found } = one;
    const isScanned = one !== combobox.rejected;
    const offers = found === 0 ? offersFor(text) : [];
    const close = { label: t('Close'), onPress: () => closeCode(text) };
    return (
      <RejectedMessage
        key={index}
        rejected={one}
        result={selectedItem ? t('The last choice stays.') : t('Nothing is chosen.')}
        controlId={field.id}
        onRetry={() => (isScanned ? scan(text) : combobox.retry(text))}
        busy={isBusy}
        offers={isScanned ? [...offers, close] : offers}
        advice={props.adviceFor?.(text)}
      />
    );
  });
  const failureHint = failure && <OptionsFailureHint failure={failure} controlId={field.id} />;
  const hint = messages.length > 0 ? messages : (failureHint ?? props.hint);
  const selectChoice = ({ currentTarget: box }: SyntheticEvent<HTMLInputElement>) => {
    const isPartSelected = box.selectionStart !== box.selectionEnd;
    // Typing then replaces the name of the choice instead of extending it.
    if (inputValue === selectedItem?.label && !isPartSelected) box.select();
  };
  const action = newOption && <NewOptionButton {...newOption} onCreate={combobox.take} />;
  return (
    <FieldFrame {...props} field={field} hint={hint} action={action}>
      <Box onKeyDownCapture={takeSlowScan} onKeyDown={combobox.goOn}>
        <Input
          {...combobox.getInputProps({
            ...field.control(hint),
            'aria-labelledby': undefined,
            onFocus: selectChoice,
            onClick: selectChoice,
            onChange: combobox.noteTyping,
            placeholder,
            autoComplete: 'off',
            'data-shortcut': props['data-shortcut'],
            'aria-busy': isBusy || undefined,
            // The next scan goes elsewhere, if it can.
            'data-rejected': rejected.length > 0 || undefined,
          })}
        />
        <Arrows aria-hidden size={16} />
        {takeScan && (
          <CameraPlace>
            <CameraButton onCode={scan} />
          </CameraPlace>
        )}
        <ComboboxMenu combobox={combobox} failure={failure} offers={offersFor(inputValue.trim())} />
      </Box>
    </FieldFrame>
  );
}

/* Before the arrows. */
const CameraPlace = styled.span`
  position: absolute;
  right: ${space.xl};
`;
const Box = styled(ControlBox)`
  input {
    padding-inline-end: ${space.xxl};
  }
  &:has(> ${CameraPlace} > button) input {
    padding-inline-end: 68px;
  }
`;
const Arrows = styled(ChevronsUpDown)`
  ${atControlEnd}
`;
