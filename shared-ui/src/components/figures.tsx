import type { Decimal } from '@stockroom/contract';
import styled, { css } from 'styled-components';
import { useFormat } from '../store/hooks';
import { media } from '../theme/media';
import { token } from '../theme/token';

const oneLine = css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${media.zoomed} {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
/** A number, then what is counted or paid in, muted: the eye goes to the digits. */
const Figure = styled.span`
  ${oneLine}
`;
const UnitText = styled.span`
  color: ${token.textMuted};
`;

/** From a billion on an amount may take two lines, split before its last millions, where it has no room for one. */
const HUGE = /^(?=.{16})(.+)(\D)(\d{3}\D\d{3}\D\d+)$/s;

/** Splits "54 990,00 ₽" or "-$12.50" around its digits. */
const AROUND_DIGITS = /^(\D*)(\d.*\d|\d)(\D*)$/s;

/** Its `data-length` tells a table, which shares out its room, how long it is. */
const TwoLines = styled.span`
  white-space: normal;
`;

interface MoneyProps {
  value: Decimal;
  /** Shows "+" before what is gained. */
  signed?: boolean;
}

/** An amount in the currency and language of the settings. */
export function Money({ value, signed = false }: MoneyProps) {
  const amount = useFormat().money(value);
  return <Amount text={signed && Number(value) > 0 ? `+${amount}` : amount} />;
}

/** What one unit cost, with as many places as it needs. */
export function UnitCost({ value }: { value: Decimal }) {
  return <Amount text={useFormat().unitCost(value)} />;
}

function Amount({ text }: { text: string }) {
  const [, before = '', digits = text, after = ''] = AROUND_DIGITS.exec(text) ?? [];
  const [sign = ''] = /^[-−+]/.exec(before) ?? [];
  const start = (
    <>
      {sign}
      {before !== sign && <UnitText>{before.slice(sign.length)}</UnitText>}
    </>
  );
  const end = after && <UnitText>{after}</UnitText>;
  const [, high, separator, low] = HUGE.exec(digits) ?? [];
  if (separator === undefined)
    return (
      <Figure>
        {start}
        {digits}
        {end}
      </Figure>
    );
  return (
    <TwoLines data-length={digits.length}>
      <Figure>
        {start}
        {high}
        {separator.trim()}
      </Figure>
      {/* A space that ends a line takes no room there. */}
      {separator.trim() ? <wbr /> : ' '}
      <Figure>
        {low}
        {end}
      </Figure>
    </TwoLines>
  );
}

interface QuantityProps {
  value: Decimal;
  /** Unit of measurement, shown after the number. */
  unit?: string;
  /** Shows "+" before what comes in: "+12", "-3". */
  signed?: boolean;
}

/** A count or measured quantity in the language of the settings. */
export function Quantity({ value, unit, signed = false }: QuantityProps) {
  const format = useFormat();
  return (
    <Figure>
      {signed && Number(value) > 0 && '+'}
      {format.number(value)}
      {unit && <UnitText> {unit}</UnitText>}
    </Figure>
  );
}

/** Date and time of an ISO instant, in the reader's time zone and the language of the settings. */
export function DateTime({ value }: { value: string }) {
  return (
    <Moment dateTime={value} title={value}>
      {useFormat().dateTime(value)}
    </Moment>
  );
}

/** The date alone. */
export function DateOnly({ value }: { value: string }) {
  return <Moment dateTime={value}>{useFormat().date(value)}</Moment>;
}

const Moment = styled.time`
  ${oneLine}
`;
