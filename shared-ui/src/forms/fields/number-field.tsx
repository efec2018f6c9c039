import {
  countDecimals,
  fromScaled,
  mayMeanThousands,
  parseTyped,
  toScaled,
} from '@stockroom/contract';
import { useEffect, useRef, type ChangeEvent, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../store/hooks';
import { space, token } from '../../theme/token';
import { selectText } from '../combobox/next-field';
import { FieldFrame, type FieldProps } from './field-frame';
import { Input } from './text-field';
import { controlProps, useFormField } from './use-form-field';
import { WarningText } from './warning-text';

interface NumberFieldProps extends FieldProps {
  min?: number;
  max?: number;
  /** How exact the number is meant to be, 0.01 for money, and what an arrow key adds to any other. */
  step?: number;
  /** Of money: how many decimals a number is written with; what is typed stays as it was typed. */
  places?: number;
  /** Unit or currency, shown inside the box after the number. */
  suffix?: string;
  placeholder?: string;
}

/**
 * A number as people type it, with comma or point. The form's value is the text that was typed; the schema turns
 * it into a number. Not type="number": that loses what it cannot read, and changes under the mouse wheel.
 */
export function NumberField(props: NumberFieldProps) {
  const { name, disabled, placeholder } = props;
  const { min, max, step = 1, places, suffix } = props;
  const field = useFormField<number | string>(name, props.knownAs);
  const language = useLanguage();
  const separator = language === 'ru' ? ',' : '.';
  const plain = (number: number) => String(number).replace('.', separator);
  const write = (number: number) =>
    places === undefined ? plain(number) : number.toFixed(places).replace('.', separator);
  const typed = typeof field.value === 'number' ? write(field.value) : field.value;
  const number = parseTyped(typed, language);
  const current = typeof number === 'number' ? number : undefined;

  // The price of a thousand would be that of one.
  const hint =
    current !== undefined && mayMeanThousands(typed, language, places !== undefined) ? (
      <WarningText>{`Read as ${plain(current)}, not as ${typed.trim().replace(/[.,]/, '')}`}</WarningText>
    ) : (
      props.hint
    );

  /** What somebody has put there by hand. */
  const own = useRef(typed);
  useEffect(() => {
    if (own.current === typed) return;
    own.current = typed;
    // Filled in under the hands of who is about to type, who must not write behind it.
    selectText(field.id);
  }, [typed, field.id]);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    own.current = event.target.value;
    field.onChange(event);
  };

  const stepBy = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1n, ArrowDown: -1n }[event.key];
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    // Nothing can be added to what is empty or cannot be read. A price is agreed upon: a slip must not change it.
    if (current === undefined || places !== undefined) return;
    event.preventDefault();
    own.current = write(clamp(added(current, step, direction), min, max));
    field.setValue(own.current);
  };

  return (
    <FieldFrame {...props} field={field} hint={hint}>
      <Box>
        <NumberInput
          {...controlProps(field, { ...props, hint })}
          {...{ name, disabled, placeholder }}
          $suffixLength={suffix?.length ?? 0}
          type="text"
          role="spinbutton"
          inputMode={keyboardFor(min, step)}
          autoComplete="off"
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={current}
          aria-valuetext={typed === '' ? 'Empty' : [typed, suffix].filter(Boolean).join(' ')}
          value={typed}
          onChange={change}
          onBlur={field.onBlur}
          onKeyDown={stepBy}
        />
        {suffix && <Suffix aria-hidden>{suffix}</Suffix>}
      </Box>
    </FieldFrame>
  );
}

/** The keys for digits of some phones have no minus. */
function keyboardFor(min: number | undefined, step: number): 'text' | 'decimal' | 'numeric' {
  if (min === undefined || min < 0) return 'text';
  return step < 1 ? 'decimal' : 'numeric';
}

/** Exact: 0.1 + 0.2 is 0.3. */
function added(number: number, step: number, direction: bigint): number {
  const scale = Math.max(countDecimals(number), countDecimals(step));
  return Number(fromScaled(toScaled(number, scale) + direction * toScaled(step, scale), scale));
}

function clamp(number: number, min = -Infinity, max = Infinity): number {
  return Math.min(max, Math.max(min, number));
}

const Box = styled.div`
  position: relative;
  display: flex;
  align-items: center;
`;
const NumberInput = styled(Input)<{ $suffixLength: number }>`
  font-variant-numeric: tabular-nums;

  &:not(:last-child) {
    padding-inline-end: min(64px, ${({ $suffixLength }) => $suffixLength}ch + 24px);
  }
`;
const Suffix = styled.span`
  position: absolute;
  right: ${space.md};
  max-width: 52px;
  overflow: hidden;
  color: ${token.textMuted};
  text-overflow: ellipsis;
  pointer-events: none;
`;
