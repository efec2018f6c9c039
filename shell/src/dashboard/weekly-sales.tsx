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
        title={t('Weekly sales')}
        description={t('Revenue by week, the last {count} weeks', {
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

const SHARE = '--share';

function Week({ week: { start, revenue }, share }: WeekProps) {
  const format = useFormat();
  return (
    <li title={format.money(revenue)}>
      <Exact>
        <Money value={revenue} />
      </Exact>
      <Rounded aria-hidden>{format.compact(Number(revenue))}</Rounded>
      <Track aria-hidden>
        <Bar style={{ [SHARE]: `${share * 100}%` }} />
      </Track>
      <time dateTime={start}>{format.shortDay(start)}</time>
    </li>
  );
}

const Wide = styled.div`
  grid-column: 1 / -1;
`;
/* Columns; on a phone rows, which have room for the exact figures. */
const Columns = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space.md};
  ${type.xs}

  li {
    display: grid;
    gap: ${space.xs};
    justify-items: center;
  }
  time {
    color: ${token.textMuted};
  }
  ${media.phone} {
    grid-auto-flow: row;
    gap: ${space.sm};

    li {
      grid-template-columns: 5ch minmax(0, 1fr) auto;
      gap: ${space.md};
      align-items: center;
      justify-items: stretch;
    }
    time {
      grid-row: 1;
      grid-column: 1;
    }
  }
`;
const Exact = styled.span`
  ${visuallyHidden}
  ${media.phone} {
    position: static;
    grid-row: 1;
    grid-column: 3;
    width: auto;
    height: auto;
    margin: 0;
    clip-path: none;
  }
`;
const Rounded = styled.span`
  ${media.phone} {
    display: none;
  }
`;
const Track = styled.div`
  display: grid;
  align-items: end;
  width: 100%;
  max-width: 72px;
  height: 120px;
  border-bottom: 1px solid ${token.border};
  ${media.phone} {
    grid-row: 1;
    grid-column: 2;
    max-width: none;
    height: 12px;
    border: 0;
  }
`;
const Bar = styled.div`
  height: var(${SHARE});
  border-radius: ${radius.control} ${radius.control} 0 0;
  background: ${token.chart};
  ${media.phone} {
    width: var(${SHARE});
    height: 100%;
    border-radius: 2px;
  }
`;
