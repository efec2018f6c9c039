import { SALES_WEEKS, type SalesWeek } from '@stockroom/contract';
import {
  media,
  Money,
  radius,
  space,
  token,
  type,
  useCan,
  useFormat,
  visuallyHidden,
} from '@stockroom/shared-ui';
import { ChartColumn } from 'lucide-react';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { ListCard } from './list-card';
import type { Part } from './use-dashboard';

/** The revenue of the last weeks as columns, for those who may see prices. */
export function WeeklySales({ weeks }: { weeks: Part<SalesWeek[]> }) {
  const t = useTranslate();
  const canSee = useCan('prices:read');
  if (!canSee) return null;
  const most = Math.max(0, ...(weeks.data ?? []).map(({ revenue }) => Number(revenue)));
  return (
    <Wide>
      <ListCard
        title={t('Sales')}
        description={t('Revenue of the last {count} weeks, by their Mondays', {
          count: SALES_WEEKS,
        })}
        part={most > 0 ? weeks : { ...weeks, data: weeks.data && [] }}
        empty={{
          icon: ChartColumn,
          title: t('No sales yet'),
          description: t('Completed sales orders appear here.'),
        }}
      >
        {(rows) => (
          <Columns>
            {rows.map((week) => (
              <Week key={week.start} week={week} share={Math.max(0, Number(week.revenue)) / most} />
            ))}
          </Columns>
        )}
      </ListCard>
    </Wide>
  );
}

interface WeekProps {
  week: SalesWeek;
  /** Of the revenue of the best week: 0 to 1. */
  share: number;
}

function Week({ week: { start, revenue }, share }: WeekProps) {
  const format = useFormat();
  return (
    <li title={format.money(revenue)}>
      <Figure>
        <Money value={revenue} />
      </Figure>
      <Short aria-hidden>{format.compact(Number(revenue))}</Short>
      <Track aria-hidden>
        {/* A small share stays visible. */}
        <Bar style={{ height: `${share * 100}%`, minHeight: share > 0 ? 2 : 0 }} />
      </Track>
      <time dateTime={start}>{format.shortDay(start)}</time>
    </li>
  );
}

const Wide = styled.div`
  grid-column: 1 / -1;
`;
const Columns = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space.md};

  li {
    display: grid;
    gap: ${space.xs};
    justify-items: center;
    ${type.xs}
  }
  time {
    color: ${token.textMuted};
  }
  ${media.phone} {
    gap: ${space.xs};
  }
  ${media.zoomed} {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
/* Narrow columns have room for a rounded figure only; screen readers read the exact one. */
const Figure = styled.span`
  ${media.tablet} {
    ${visuallyHidden}
  }
`;
const Short = styled.span`
  display: none;
  ${media.tablet} {
    display: block;
  }
`;
const Track = styled.div`
  display: grid;
  align-items: end;
  width: 100%;
  max-width: 72px;
  height: 120px;
  border-bottom: 1px solid ${token.border};
`;
const Bar = styled.div`
  border-radius: ${radius.control} ${radius.control} 0 0;
  background: ${token.chart};
`;
