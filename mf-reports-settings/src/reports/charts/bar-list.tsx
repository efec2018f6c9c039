import { media, motion, radius, space, token, type } from '@stockroom/shared-ui';
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
  /** How many have no value, and why, e.g. "with no orders". */
  unknown?: { count: number; why: string };
}

const ROW_HEIGHT = 32;
const BAR_HEIGHT = 12;
/** Something is never drawn as nothing, however much longer the longest bar is. */
const MIN_LENGTH = 2;

/** Bars beside each other's names and figures, on a phone below them; each leads to its rows. */
export function BarList({ title, hint, summary, items, rest = 0, unknown }: BarListProps) {
  const longest = Math.max(...items.map(({ value }) => value));
  const length = scaleLinear({ domain: [0, longest || 1], range: [0, 100] });
  return (
    <ChartFrame title={title} hint={hint}>
      <Grid>
        <Drawings role="img" aria-label={summary}>
          {items.map(({ id, value }, index) => (
            <Drawing key={id} $row={index + 1}>
              <Bar
                style={{ width: `max(${value > 0 ? MIN_LENGTH : 0}px, ${length(value)}%)` }}
                height={BAR_HEIGHT}
                rx={2}
              />
            </Drawing>
          ))}
        </Drawings>
        <Items role="list">
          {items.map(({ id, label, figure, to }, index) => (
            <Item key={id} $row={index + 1}>
              <Row to={to}>
                <Label title={label}>{label}</Label> <Figure>{figure}</Figure>
              </Row>
            </Item>
          ))}
        </Items>
      </Grid>
      {rest > 0 && <Rest>{`and ${rest} more, each lower`}</Rest>}
      {unknown && unknown.count > 0 && <Rest>{`and ${unknown.count} more, ${unknown.why}`}</Rest>}
    </ChartFrame>
  );
}

/** A bar is no part of its link: each of the two says by itself which row it stands in, from 1 on. */
interface InRow {
  $row: number;
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: fit-content(40%) minmax(48px, 1fr) max-content;
  grid-auto-rows: minmax(${ROW_HEIGHT}px, auto);
  column-gap: ${space.md};
  ${type.sm}
  /* Nothing shows the end of a name there, so it has the line but for its figure, or more lines. */
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) max-content;
    grid-auto-rows: auto;
  }
  /* No room for bars; names over their figures. */
  ${media.zoomed} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Drawings = styled.div`
  display: contents;
`;
const Drawing = styled.svg<InRow>`
  grid-row: ${({ $row }) => $row};
  grid-column: 2;
  align-self: center;
  width: 100%;
  height: ${BAR_HEIGHT}px;
  /* Else the round end of the longest one is cut at a whole pixel. */
  overflow: visible;
  pointer-events: none;
  /* Over the ground that its link has under the pointer. */
  z-index: 1;
  rect {
    fill: ${token.chart};
  }
  ${media.phone} {
    grid-row: ${({ $row }) => 2 * $row};
    grid-column: 1 / -1;
    margin-block: ${space.xs} ${space.sm};
  }
  ${media.zoomed} {
    display: none;
  }
`;
const Items = styled.ul`
  display: contents;
`;
const Item = styled.li<InRow>`
  display: grid;
  grid-row: ${({ $row }) => $row};
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  ${media.phone} {
    grid-row: ${({ $row }) => 2 * $row - 1} / span 2;
    grid-template-rows: subgrid;
  }
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
  ${media.phone} {
    grid-row: 1 / -1;
    grid-template-rows: subgrid;
    align-items: baseline;
    padding-top: ${space.sm};
  }
`;
const Label = styled.span`
  grid-column: 1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.phone} {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
const Figure = styled.span`
  grid-column: 3;
  text-align: end;
  font-weight: 500;
  ${media.phone} {
    grid-column: 2;
  }
  ${media.zoomed} {
    grid-row: 2;
    grid-column: 1;
    text-align: start;
  }
`;
const Rest = styled.p`
  margin-top: ${space.sm};
  color: ${token.textMuted};
  ${type.xs}
`;
