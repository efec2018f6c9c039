import { media, motion, radius, space, token, type } from '@stockroom/shared-ui';
import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ChartFrame } from './chart-frame';

interface BarListItem {
  id: string;
  label: string;
  /** Decides the length of the bar; 0 or more. */
  value: number;
  /** The exact figure. */
  figure: ReactNode;
  /** The rows behind it. */
  to: string;
}

interface BarListProps {
  title: string;
  hint?: string;
  /** What the bars show, in a sentence. */
  summary: string;
  items: readonly BarListItem[];
  /** How many lower ones are left out. */
  rest?: number;
}

const ROW_HEIGHT = 32;
const BAR_HEIGHT = 12;
/** Something is never drawn as nothing, however much longer the longest bar is. */
const MIN_LENGTH = 2;

/** Bars beside each other's names and figures; each leads to its rows. */
export function BarList({ title, hint, summary, items, rest = 0 }: BarListProps) {
  const longest = Math.max(...items.map(({ value }) => value));
  const length = scaleLinear({ domain: [0, longest || 1], range: [0, 99.5] });
  return (
    <ChartFrame title={title} hint={hint}>
      <Grid>
        <Drawing role="img" aria-label={summary} style={{ gridRow: `1 / span ${items.length}` }}>
          <Group top={(ROW_HEIGHT - BAR_HEIGHT) / 2}>
            {items.map(({ id, value }, index) => (
              <Bar
                key={id}
                y={index * ROW_HEIGHT}
                style={{ width: `max(${value > 0 ? MIN_LENGTH : 0}px, ${length(value)}%)` }}
                height={BAR_HEIGHT}
                rx={2}
              />
            ))}
          </Group>
        </Drawing>
        <Items role="list">
          {items.map(({ id, label, figure, to }, index) => (
            <Item key={id} style={{ gridRow: index + 1 }}>
              <Row to={to}>
                <Label title={label}>{label}</Label> <Figure>{figure}</Figure>
              </Row>
            </Item>
          ))}
        </Items>
      </Grid>
      {rest > 0 && <Rest>{`and ${rest} more, each lower`}</Rest>}
    </ChartFrame>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: fit-content(40%) minmax(48px, 1fr) max-content;
  grid-auto-rows: ${ROW_HEIGHT}px;
  column-gap: ${space.md};
  ${type.sm}
  /* Nothing shows the end of a name there. */
  ${media.phone} {
    grid-template-columns: fit-content(56%) minmax(48px, 1fr) max-content;
  }
  /* No room for bars; names over their figures. */
  ${media.zoomed} {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: auto;
    row-gap: ${space.sm};
  }
`;
const Drawing = styled.svg`
  grid-column: 2;
  width: 100%;
  height: 100%;
  pointer-events: none;
  rect {
    fill: ${token.chart};
  }
  ${media.zoomed} {
    display: none;
  }
`;
const Items = styled.ul`
  display: contents;
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
  margin-inline: -${space.sm};
  padding-inline: ${space.sm};
  border-radius: ${radius.control};
  color: ${token.text};
  text-decoration: none;
  transition: background-color ${motion.fast};
  &:hover {
    background: ${token.surfaceHover};
  }
`;
const Label = styled.span`
  grid-column: 1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Figure = styled.span`
  grid-column: 3;
  text-align: end;
  font-weight: 500;
  ${media.zoomed} {
    grid-column: 1;
    text-align: start;
  }
`;
const Rest = styled.p`
  margin-top: ${space.sm};
  color: ${token.textMuted};
  ${type.xs}
`;
