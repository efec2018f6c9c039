import { media, motion, radius, space, token, type } from '@stockroom/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useTranslate } from '../../texts';
import { ChartFrame } from './chart-frame';

interface BarListItem {
  id: string;
  label: string;
  /** The length of the bar; 0 or more. */
  value: number;
  figure: ReactNode;
  /** The rows behind the figure. */
  to: string;
}

interface BarListProps {
  title: string;
  hint?: string;
  /** Describes the chart in a sentence for screen readers. */
  summary: (highest: BarListItem) => string;
  /** The chart draws the highest ones. */
  items: readonly BarListItem[];
  /** The line below the chart about items without a value, e.g. "and 2 more, with no orders". */
  unknown?: string | undefined;
}

const MAX_BARS = 10;

/** Bars between their names and figures, on a phone below them. Each row links to the rows behind it. */
export function BarList({ title, hint, summary, items, unknown }: BarListProps) {
  const t = useTranslate();
  const shown = [...items].sort((one, other) => other.value - one.value).slice(0, MAX_BARS);
  const rest = items.length - shown.length;
  const [highest] = shown;
  if (!highest) return null;
  const percentOf = (value: number) => (100 * value) / (highest.value || 1);
  return (
    <ChartFrame title={title} hint={hint}>
      <Items role="list" aria-label={summary(highest)}>
        {shown.map(({ id, label, value, figure, to }) => (
          <Item key={id}>
            <Row to={to}>
              <Label title={label}>{label}</Label> {/* Every value above 0 is visible. */}
              <Bar style={{ width: `${percentOf(value)}%`, minWidth: value > 0 ? 2 : 0 }} />
              <Figure>{figure}</Figure>
            </Row>
          </Item>
        ))}
      </Items>
      {rest > 0 && <Rest>{t('and {count} more, each lower', { count: rest })}</Rest>}
      {unknown && <Rest>{unknown}</Rest>}
    </ChartFrame>
  );
}

const Items = styled.ul`
  display: grid;
  grid-template-columns: fit-content(40%) minmax(48px, 1fr) max-content;
  column-gap: ${space.md};
  ${type.sm}
  /* A phone has no hover to show a cut name, so names wrap there. */
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) max-content;
  }
  /* No room for bars; names over their figures. */
  ${media.zoomed} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Item = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
`;
const Row = styled(Link)`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  min-height: 32px;
  margin-inline: -${space.sm};
  padding-inline: ${space.sm};
  border-radius: ${radius.control};
  color: ${token.text};
  text-decoration: none;
  transition: background-color ${motion.fast};
  &:hover {
    background: ${token.surfaceHover};
  }
  ${media.print} {
    min-height: 24px;
  }
  ${media.phone} {
    align-items: baseline;
    padding-block: ${space.sm};
  }
`;
const Label = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.phone} {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
const Bar = styled.span`
  height: 12px;
  border-radius: 2px;
  background: ${token.chart};
  print-color-adjust: exact;
  ${media.phone} {
    grid-row: 2;
    grid-column: 1 / -1;
    margin-top: ${space.xs};
  }
  ${media.zoomed} {
    display: none;
  }
`;
const Figure = styled.span`
  text-align: end;
  font-weight: 500;
  ${media.zoomed} {
    text-align: start;
  }
`;
const Rest = styled.p`
  margin-top: ${space.sm};
  color: ${token.textMuted};
  ${type.xs}
`;
