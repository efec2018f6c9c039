import { useFormat } from '@stockroom/shared-ui';
import { scaleLinear } from '@visx/scale';
import { useState, type KeyboardEvent } from 'react';
import { ChartFrame } from './chart-frame';
import {
  Bar,
  Bubble,
  Column,
  Columns,
  Label,
  Names,
  Plot,
  Scale,
  Swatch,
  Tick,
} from './column-chart.styles';

interface ChartColumn {
  id: string;
  /** E.g. "20.11.2026". */
  label: string;
  /** The label below the column, e.g. "20.11". */
  shortLabel: string;
  /** The height of each series, 0 or more. */
  values: readonly number[];
  /** The exact figures, e.g. "In 1 250,00 ₽". */
  figures: readonly string[];
  /** The rows behind the column. */
  to: string;
}

interface ColumnChartProps {
  title: string;
  hint?: string;
  /** Describes the chart in a sentence for screen readers. */
  summary: string;
  /** Each points up or down from the zero line. */
  series: readonly { name: string; color: string; points: 'up' | 'down' }[];
  columns: readonly ChartColumn[];
}

/** The characters that a wide chart has room for below its columns. A narrow one has half of that. */
const LABEL_ROOM = 70;

/** Columns over time. Hover and the arrow keys show the figures of a column; a click opens its rows. */
export function ColumnChart({ title, hint, summary, series, columns }: ColumnChartProps) {
  const { compact } = useFormat();
  const [focused, setFocused] = useState(0);
  const stop = Math.min(focused, columns.length - 1);
  const percent = heightScale(series, columns);
  const ticks = percent.ticks(4).map((tick) => ({ tick, label: compact(Math.abs(tick)) }));
  const longest = Math.max(0, ...columns.map(({ shortLabel }) => shortLabel.length));
  const labelEvery = Math.ceil((columns.length * longest) / LABEL_ROOM);

  // Tab stops once; the arrow keys move between columns.
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const targets: Record<string, number> = {
      ArrowLeft: stop - 1,
      ArrowRight: stop + 1,
      Home: 0,
      End: columns.length - 1,
    };
    const next = targets[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('a')[next]?.focus();
  };
  return (
    <ChartFrame title={title} hint={hint} legend={series.length > 1 && <Legend series={series} />}>
      <Plot $scale={Math.max(...ticks.map(({ label }) => label.length))}>
        <Scale role="img" aria-label={summary}>
          {ticks.map(({ tick, label }) => (
            <Tick key={tick} style={{ bottom: `${percent(tick)}%` }} data-zero={tick === 0}>
              <span>{label}</span>
            </Tick>
          ))}
        </Scale>
        <Columns role="toolbar" aria-label={title} onKeyDown={move}>
          {columns.map(({ id, label, shortLabel, values, figures, to }, index) => (
            <Column
              key={id}
              to={to}
              tabIndex={index === stop ? 0 : -1}
              aria-label={[label, ...figures].join(', ')}
              onFocus={() => setFocused(index)}
            >
              {series.map(({ name, color, points }, place) => {
                const value = values[place] ?? 0;
                const zero = points === 'up' ? percent(0) : 100 - percent(0);
                return (
                  <Bar
                    key={name}
                    style={{
                      [points === 'up' ? 'bottom' : 'top']: `${zero}%`,
                      height: `${Math.abs(percent(value) - percent(0))}%`,
                      // Every value above 0 is visible.
                      minHeight: value > 0 ? 2 : 0,
                      background: color,
                    }}
                  />
                );
              })}
              {index % labelEvery === 0 && (
                <Label data-wide={index % (2 * labelEvery) !== 0}>{shortLabel}</Label>
              )}
              <Bubble data-side={index < columns.length / 2 ? 'start' : 'end'}>
                <strong>{label}</strong>
                {figures.map((figure) => (
                  <span key={figure}>{figure}</span>
                ))}
              </Bubble>
            </Column>
          ))}
        </Columns>
      </Plot>
    </ChartFrame>
  );
}

/** From a value to percent of the height, with round numbers at both ends. */
function heightScale(series: ColumnChartProps['series'], columns: readonly ChartColumn[]) {
  const highest = (points: 'up' | 'down') => {
    const values = columns.flatMap((column) =>
      column.values.filter((_value, place) => series[place]?.points === points),
    );
    return Math.max(0, ...values);
  };
  const [up, down] = [highest('up'), highest('down')];
  return scaleLinear({ domain: [-down, up || (down > 0 ? 0 : 1)], range: [0, 100], nice: 4 });
}

function Legend({ series }: Pick<ColumnChartProps, 'series'>) {
  return (
    <Names>
      {series.map(({ name, color }) => (
        <span key={name}>
          <Swatch style={{ background: color }} />
          {name}
        </span>
      ))}
    </Names>
  );
}
