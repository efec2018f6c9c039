import { ChevronsUpDown } from 'lucide-react';
import { hasCheckDigit, rightCheckDigit, type Translate } from '@stockroom/contract';
import {
  useEffect,
  useEffectEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import styled from 'styled-components';
import { Button } from '../../components/buttons/button';
import { CameraButton } from '../../components/camera/camera-button';
import { ErrorText } from '../../components/error-text';
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
import {
  useSearchCombobox,
  type RejectedText,
  type SearchCombobox,
  type SearchOption,
  type TakeScan,
} from './use-search-combobox';

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
  const combobox = useSearchCombobox({
    value: field.value,
    options,
    onSearch,
    loading,
    onRetry: failure?.onRetry,
    current,
    inputId: field.id,
    next,
    takeScan,
    onPick: (option) => {
      onPick?.(option);
      field.setValue(option?.value ?? '');
    },
  });
  const isUnknown = field.value !== '' && combobox.selectedItem === null && !loading;
  const ask = useEffectEvent(() => props.onUnknown?.(field.value));
  useEffect(() => {
    if (isUnknown) ask();
  }, [isUnknown, field.value]);
  /** Runs before the combobox handles the key, which would pick as by hand. */
  const handOver = (event: KeyboardEvent) => {
    const { target: box, isTrusted } = event;
    const isEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey;
    if (!takeScan || !isEnter || !(box instanceof HTMLInputElement)) return;
    const text = box.value.trim();
    // The shell enters scans by events of its own. A slow scanner looks like a hand, but its code tells.
    if (!isUnfinished(text, combobox.selectedItem) || (isTrusted && !hasCheckDigit(text))) return;
    event.preventDefault();
    event.stopPropagation();
    combobox.scan(text);
  };
  const { selectedItem, inputValue } = combobox;
  // The pressed button goes away.
  const focusBox = () => document.getElementById(field.id)?.focus();
  const scanAgain = (text: string) => {
    focusBox();
    combobox.scan(text);
  };
  const offersFor = (text: string) => props.offersFor?.(text, () => scanAgain(text)) ?? [];
  const helpFor = ({ text, found, isScanned }: RejectedText) => {
    const offers = found === 0 ? offersFor(text) : [];
    const close = () => {
      focusBox();
      combobox.dismiss(text);
    };
    return (
      <>
        {found === 0 && offers.length === 0 && props.adviceFor?.(text)}
        <OfferButtons
          offers={isScanned ? [...offers, { label: t('Close'), onPress: close }] : offers}
        />
      </>
    );
  };
  const hint = hintOf(combobox, failure, field.id, helpFor, t) ?? props.hint;
  const selectChoice = ({ currentTarget: box }: SyntheticEvent<HTMLInputElement>) => {
    const isPartSelected = box.selectionStart !== box.selectionEnd;
    // Typing then replaces the name of the choice instead of extending it.
    if (inputValue === selectedItem?.label && !isPartSelected) box.select();
  };
  const action = newOption && <NewOptionButton {...newOption} onCreate={combobox.take} />;
  return (
    <FieldFrame {...props} field={field} hint={hint} action={action}>
      <Box onKeyDownCapture={handOver} onKeyDown={combobox.goOn}>
        <Input
          {...combobox.getInputProps({
            ...field.control(hint),
            'aria-labelledby': undefined,
            onFocus: selectChoice,
            onClick: selectChoice,
            placeholder,
            autoComplete: 'off',
            'data-shortcut': props['data-shortcut'],
            'aria-busy': combobox.isLate || undefined,
            // The next scan goes elsewhere, if it can.
            'data-rejected': combobox.rejected.length > 0 || undefined,
          })}
        />
        <Arrows aria-hidden size={16} />
        {takeScan && (
          <CameraPlace>
            <CameraButton onCode={combobox.scan} />
          </CameraPlace>
        )}
        <ComboboxMenu combobox={combobox} failure={failure} offers={offersFor(inputValue.trim())} />
      </Box>
    </FieldFrame>
  );
}

/** Why the last texts chose nothing, or why the options did not load. */
function hintOf(
  combobox: SearchCombobox,
  failure: OptionsFailure | undefined,
  controlId: string,
  helpFor: (rejected: RejectedText) => ReactNode,
  t: Translate,
) {
  const { rejected, isLate } = combobox;
  if (rejected.length === 0)
    return failure && <OptionsFailureHint failure={failure} controlId={controlId} />;
  const result = combobox.selectedItem ? t('The last choice stays.') : t('Nothing is chosen.');
  return rejected.map((one, index) => {
    const { text, found } = one;
    if (found === null) {
      const message = `${t('Failed to look up “{text}”.', { text })} ${result}`;
      const onRetry = () => combobox.retryRejected(one);
      const retry = { message, onRetry, busy: isLate };
      return <OptionsFailureHint key={index} failure={retry} controlId={controlId} />;
    }
    return (
      <div key={index} role="alert">
        <ErrorText>{`${reasonOf(text, found, t)} ${result}`}</ErrorText>
        {helpFor(one)}
      </div>
    );
  });
}

function OfferButtons({ offers }: { offers: readonly Offer[] }) {
  if (offers.length === 0) return null;
  return (
    <Offers>
      {offers.map(({ label, onPress }) => (
        <Button key={label} size="small" onClick={onPress}>
          {label}
        </Button>
      ))}
    </Offers>
  );
}

function reasonOf(text: string, found: RejectedText['found'], t: Translate): string {
  const digit = rightCheckDigit(text);
  if (found === 0 && digit !== null)
    return t(
      'Nothing found for “{text}”. The last digit of this barcode should be {digit}: scan it again.',
      { text, digit },
    );
  if (found === 0) return t('Nothing found for “{text}”.', { text });
  return found === 1
    ? t('No code is exactly “{text}”.', { text })
    : t('Several results match “{text}”.', { text });
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
const Offers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  margin-block: ${space.xs} ${space.sm};
`;
const Arrows = styled(ChevronsUpDown)`
  ${atControlEnd}
`;
