import {
  dayAfter,
  daysOfMonth,
  mondayOf,
  msg,
  overlap,
  sumMoney,
  type Decimal,
  type Period,
  type Text,
  type TurnoverReport,
} from '@stockroom/contract';
import { token, useFormat } from '@stockroom/shared-ui';
import { useTranslate } from '../../texts';
import { ColumnChart } from '../charts/column-chart';

type Unit = 'day' | 'week' | 'month';

const TITLES: Record<Unit, Text> = {
  day: msg('Value in and out per day'),
  week: msg('Value in and out per week'),
  month: msg('Value in and out per month'),
};

interface TurnoverChartProps {
  /** At least one. */
  days: TurnoverReport['days'];
  period: Period;
  linkTo: (period: Period) => string;
}

/** The value of stock in and out: quantities of different units don't add up. */
export function TurnoverChart({ days, period, linkTo }: TurnoverChartProps) {
  const t = useTranslate();
  const { money, day, shortDay } = useFormat();
  const { unit, bands } = timeBands(days[0]?.day ?? '', days.at(-1)?.day ?? '');
  // The period can cut the first and the last week or month.
  const parts = bands.map((band) => overlap(band, period));
  const ends = { from: parts[0]?.from ?? '', to: parts.at(-1)?.to ?? '' };
  const thisYear = String(new Date().getFullYear());
  const isThisYear = ends.from.startsWith(thisYear) && ends.to.startsWith(thisYear);
  const total = sumOf(days);
  return (
    <ColumnChart
      title={t(TITLES[unit])}
      summary={t('From {from} to {to}, {inValue} came in and {outValue} went out.', {
        from: day(ends.from),
        to: day(ends.to),
        inValue: money(total.inValue),
        outValue: money(total.outValue),
      })}
      series={[
        { name: t('In'), color: token.chartIn, points: 'up' },
        { name: t('Out'), color: token.chartOut, points: 'down' },
      ]}
      columns={parts.map((band) => {
        const { inValue, outValue } = sumOf(
          days.filter((one) => one.day >= band.from && one.day <= band.to),
        );
        return {
          id: band.from,
          label: unit === 'day' ? day(band.from) : `${day(band.from)} – ${day(band.to)}`,
          shortLabel: isThisYear ? shortDay(band.from) : day(band.from),
          values: [Number(inValue), Number(outValue)],
          figures: [
            t('In {value}', { value: money(inValue) }),
            t('Out {value}', { value: money(outValue) }),
          ],
          to: linkTo(band),
        };
      })}
    />
  );
}

function sumOf(days: TurnoverReport['days']): { inValue: Decimal; outValue: Decimal } {
  return {
    inValue: sumMoney(days.map(({ inValue }) => inValue)),
    outValue: sumMoney(days.map(({ outValue }) => outValue)),
  };
}

/** A phone can't show more columns than this. */
const MAX_BANDS = 62;

const BANDS: Record<Unit, (day: string) => Period> = {
  day: (day) => ({ from: day, to: day }),
  week: (day) => {
    const monday = mondayOf(day);
    return { from: monday, to: dayAfter(monday, 6) };
  },
  month: (day) => daysOfMonth(day.slice(0, 7)),
};

/** Days, weeks or months without gaps from the first to the last day: the finest that fit the chart. */
export function timeBands(first: string, last: string): { unit: Unit; bands: Period[] } {
  const apart = (Date.parse(last) - Date.parse(first)) / 86_400_000;
  const unit = apart < MAX_BANDS ? 'day' : apart < 7 * MAX_BANDS ? 'week' : 'month';
  const bands: Period[] = [];
  for (let next = first; next <= last;) {
    const band = BANDS[unit](next);
    bands.push(band);
    next = dayAfter(band.to, 1);
  }
  return { unit, bands };
}
