import { unitText, type Decimal } from '@stockroom/contract';
import { useFormat } from '../store/hooks';
import { useTranslate } from '../texts';

// Tables show hundreds of these, so their classes are in global.css: a styled component for each would be slow.

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
    <span className="figure" data-length={isHuge && digits.length}>
      {sign}
      {before && <span className="muted">{before}</span>}
      {isHuge ? (
        <>
          {high}
          {separator.trim()}
          {/* The amount may break here, unless a table has room. A space takes none at the end of a line. */}
          <span data-break>{separator.trim() ? <wbr /> : ' '}</span>
          {low}
        </>
      ) : (
        digits
      )}
      {after && <span className="muted">{after}</span>}
    </span>
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
    <span className="figure">
      {signed && Number(value) > 0 && '+'}
      {format.number(value)}
      {unit && <span className="muted"> {t(unitText(unit, value))}</span>}
    </span>
  );
}

/** Date and time of an ISO instant, in the reader's time zone and the language of the settings. */
export function DateTime({ value }: { value: string }) {
  return (
    <time className="figure" dateTime={value}>
      {useFormat().dateTime(value)}
    </time>
  );
}

export function DateOnly({ value }: { value: string }) {
  return (
    <time className="figure" dateTime={value}>
      {useFormat().date(value)}
    </time>
  );
}
