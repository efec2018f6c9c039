import { countDecimals, mayMeanThousands, parseTyped, typedText } from '@stockroom/contract';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useFormat, useLanguage } from '../../store/hooks';
import { useTranslate } from '../../texts';
import { FieldFrame, type FieldProps, WarningText } from './field-frame';
import { atControlEnd, ControlBox, Input } from './fields.styles';
import { selectText, useFormField } from './form-context';

interface NumberFieldProps extends FieldProps {
  min?: number;
  /** What an arrow key adds; below 1, the keyboard of a phone has a decimal sign. */
  step?: number;
  /** For money: the number of decimals of a number from the record. Typed text stays as it is. */
  places?: number;
  /** Unit or currency, inside the box after the number. */
  suffix?: string;
}

/** The props of a NumberField for money in the display currency, never negative. */
export function useMoneyField() {
  return { min: 0, step: 0.01, places: 2, suffix: useFormat().currencySign() };
}

/**
 * A number with comma or point. The form's value is the typed text, which the schema turns into a number. Not
 * type="number": that drops text it cannot read, and the mouse wheel changes it.
 */
export function NumberField(props: NumberFieldProps) {
  const { min = -Infinity, step = 1, places, suffix } = props;
  const t = useTranslate();
  const field = useFormField<number | string>(props);
  const language = useLanguage();
  const typed =
    typeof field.value === 'number' ? typedText(field.value, language, places) : field.value;
  const number = parseTyped(typed, language);
  const current = typeof number === 'number' ? number : undefined;

  const isAmbiguous =
    current !== undefined && mayMeanThousands(typed, language, places !== undefined);
  const hint = isAmbiguous ? (
    <WarningText>
      {t('This means {number}, not {other}', {
        number: typedText(current, language),
        other: typed.trim().replace(/[.,]/, ''),
      })}
    </WarningText>
  ) : (
    props.hint
  );

  const ownText = useRef(typed);
  useEffect(() => {
    if (ownText.current === typed) return;
    ownText.current = typed;
    // Another field has filled this one in: typing must replace the value, not extend it.
    selectText(field.id);
  }, [typed, field.id]);
  const change = (text: string) => {
    ownText.current = text;
    field.setValue(text);
  };
  const stepBy = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    // Arrow keys never change money: a slip would go unnoticed.
    if (current === undefined || places !== undefined) return;
    event.preventDefault();
    const decimals = Math.max(countDecimals(current), countDecimals(step));
    const sum = Number((current + direction * step).toFixed(decimals));
    change(typedText(Math.max(min, sum), language));
  };

  return (
    <FieldFrame {...props} field={field} hint={hint}>
      <ControlBox>
        <NumberInput
          {...field.control(hint)}
          $suffixLength={suffix?.length ?? 0}
          type="text"
          role="spinbutton"
          inputMode={keyboardFor(min, step)}
          readOnly={field.readOnly}
          autoComplete="off"
          aria-valuemin={props.min}
          aria-valuenow={current}
          aria-valuetext={typed === '' ? t('Empty') : [typed, suffix].filter(Boolean).join(' ')}
          value={typed}
          onChange={(event) => change(event.target.value)}
          onKeyDown={stepBy}
        />
        {suffix && <Suffix aria-hidden>{suffix}</Suffix>}
      </ControlBox>
    </FieldFrame>
  );
}

/** The number keyboards of some phones have no minus. */
function keyboardFor(min: number, step: number): 'text' | 'decimal' | 'numeric' {
  if (min < 0) return 'text';
  return step < 1 ? 'decimal' : 'numeric';
}

const NumberInput = styled(Input)<{ $suffixLength: number }>`
  font-variant-numeric: tabular-nums;

  &:not(:last-child) {
    padding-inline-end: min(64px, ${({ $suffixLength }) => $suffixLength}ch + 24px);
  }
`;
const Suffix = styled.span`
  ${atControlEnd}
  max-width: 52px;
  overflow: hidden;
  text-overflow: ellipsis;
`;
