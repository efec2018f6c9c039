import {
  overlap,
  sumMoney,
  type Decimal,
  type Period,
  type TurnoverReport,
} from '@stockroom/contract';
import { useFormat } from '@stockroom/shared-ui';
import { ColumnChart } from '../charts/column-chart';
import { timeBands } from './time-bands';

const SERIES = [
  { name: 'In', look: 'in', points: 'up' },
  { name: 'Out', look: 'out', points: 'down' },
] as const;

interface TurnoverPictureProps extends Pick<TurnoverReport, 'days'> {
  period: Period;
  linkTo: (period: Period) => string;
}

/** What came in and went out, by value: quantities of different units do not add up. */
export function TurnoverPicture({ days, period, linkTo }: TurnoverPictureProps) {
  const { money, day, shortDay } = useFormat();
  const { unit, bands } = timeBands(days.map((one) => one.day));
  // A week or month that the period cuts is only what the period has of it.
  const parts = bands.map((band) => overlap(band, period));
  const first = parts[0];
  const last = parts.at(-1);
  const thisYear = String(new Date().getFullYear());
  const isThisYear = [first?.from, last?.to].every((end) => end?.startsWith(thisYear));
  const columns = parts.map((band) => {
    const within = days.filter((one) => one.day >= band.from && one.day <= band.to);
    const { inValue, outValue } = sumOf(within);
    return {
      id: band.from,
      label: unit === 'day' ? day(band.from) : `${day(band.from)} – ${day(band.to)}`,
      shortLabel: isThisYear ? shortDay(band.from) : day(band.from),
      values: [Number(inValue), Number(outValue)],
      figures: [`In ${money(inValue)}`, `Out ${money(outValue)}`],
      to: linkTo(band),
    };
  });
  const total = sumOf(days);
  return (
    <ColumnChart
      title={`Value in and out per ${unit}`}
      summary={
        first && last
          ? `From ${day(first.from)} to ${day(last.to)}, ${money(total.inValue)} came in and ${money(total.outValue)} went out.`
          : 'Nothing moved.'
      }
      series={SERIES}
      columns={columns}
    />
  );
}

function sumOf(days: TurnoverReport['days']): { inValue: Decimal; outValue: Decimal } {
  return {
    inValue: sumMoney(days.map(({ inValue }) => inValue)),
    outValue: sumMoney(days.map(({ outValue }) => outValue)),
  };
}
