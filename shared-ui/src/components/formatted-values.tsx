import { unitText, type Decimal } from '@stockroom/contract';
import styled, { css } from 'styled-components';
import { useFormat } from '../store/hooks';
import { useTranslate } from '../texts';
import { media, token } from '../theme/theme';

const oneLine = css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${media.zoomed} {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
const Figure = styled.span`
  ${oneLine}
`;
/** The place where a huge amount may break. Tables prevent it by `data-length` where they have room. */
const BreakPoint = styled.span`
  white-space: normal;
`;
const UnitText = styled.span`
  color: ${token.textMuted};
`;

/** From a billion on, an amount may break before its last millions. */
const HUGE = /^(?=.{16})(.+)(\D)(\d{3}\D\d{3}\D\d+)$/s;

/** Splits "54 990,00 ₽" or "-$12.50" into sign, currency, digits, currency. */
const PARTS = /^([-−+]?)(\D*)(\d.*\d|\d)(\D*)$/s;

interface MoneyProps {
  value: Decimal;
  signed?: boolean;
}

/** An amount in the currency and language of the settings. */
export function Money({ value, signed = false }: MoneyProps) {
  const amount = useFormat().money(value);
  return <Amount text={signed && Number(value) > 0 ? `+${amount}` : amount} />;
}

/** The cost of one unit, with as many places as it needs. */
export function UnitCost({ value }: { value: Decimal }) {
  return <Amount text={useFormat().unitCost(value)} />;
}

interface PercentProps {
  /** A share of 1, e.g. 0.125 for "12,5 %". */
  share: number;
  /** Shows "+" before an increase. */
  signed?: boolean;
}

export function Percent({ share, signed = false }: PercentProps) {
  return <Amount text={useFormat().percent(share, { signed })} />;
}

function Amount({ text }: { text: string }) {
  const [, sign = '', before = '', digits = text, after = ''] = PARTS.exec(text) ?? [];
  const [isHuge, high, separator = '', low] = HUGE.exec(digits) ?? [];
  return (
    <Figure data-length={isHuge && digits.length}>
      {sign}
      {before && <UnitText>{before}</UnitText>}
      {isHuge ? (
        <>
          {high}
          {separator.trim()}
          {/* A space takes no room at the end of a line. */}
          <BreakPoint data-break>{separator.trim() ? <wbr /> : ' '}</BreakPoint>
          {low}
        </>
      ) : (
        digits
      )}
      {after && <UnitText>{after}</UnitText>}
    </Figure>
  );
}

interface QuantityProps {
  value: Decimal;
  unit?: string;
  signed?: boolean;
}

/** A count or measured quantity in the language of the settings. */
export function Quantity({ value, unit, signed = false }: QuantityProps) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Figure>
      {signed && Number(value) > 0 && '+'}
      {format.number(value)}
      {unit && <UnitText> {t(unitText(unit))}</UnitText>}
    </Figure>
  );
}

/** Date and time of an ISO instant, in the reader's time zone and the language of the settings. */
export function DateTime({ value }: { value: string }) {
  return <Moment dateTime={value}>{useFormat().dateTime(value)}</Moment>;
}

export function DateOnly({ value }: { value: string }) {
  return <Moment dateTime={value}>{useFormat().date(value)}</Moment>;
}

const Moment = styled.time`
  ${oneLine}
`;
