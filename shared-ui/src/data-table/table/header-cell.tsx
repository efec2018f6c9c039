import type { Header, RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import styled from 'styled-components';
import { VisuallyHidden } from '../../components/visually-hidden';
import { media } from '../../theme/media';
import { radius, token } from '../../theme/token';
import type { features } from '../column';

const ORDERS = { asc: 'ascending', desc: 'descending' } as const;
const ICONS = { asc: ArrowUp, desc: ArrowDown } as const;

/** A heading; a sortable one is a button that sorts, and turns the order round when pressed again. */
export function HeaderCell<Row extends RowData>({
  header,
}: {
  header: Header<typeof features, Row, unknown>;
}) {
  const { column } = header;
  const { header: heading, meta } = column.columnDef;
  const text = typeof heading === 'string' ? heading : '';
  const order = column.getIsSorted();
  const Icon = order ? ICONS[order] : ChevronsUpDown;
  const arrow = <Icon aria-hidden size={12} />;
  const isNumber = meta?.align === 'end';
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={order ? ORDERS[order] : undefined}
      data-align={meta?.align}
      style={{ width: meta?.width }}
    >
      {column.getCanSort() ? (
        <SortButton
          type="button"
          onClick={() => column.toggleSorting()}
          data-sorted={Boolean(order)}
        >
          {isNumber && arrow}
          {text}
          {!isNumber && arrow}
        </SortButton>
      ) : meta?.kind === 'actions' ? (
        <VisuallyHidden data-actions>{text}</VisuallyHidden>
      ) : (
        text
      )}
    </th>
  );
}

const SortButton = styled.button`
  position: relative;
  margin: -4px -6px;
  padding: 4px 6px;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: inherit;
  font-weight: inherit;
  line-height: inherit;
  text-align: inherit;
  vertical-align: top;

  /* The arrow stands in the space between two columns; a number's before its heading, which ends with the digits. */
  & > svg {
    position: absolute;
    /* Where the words begin or end, on whichever line that is. */
    display: inline;
    margin: 2px 0 0 4px;
    ${media.print} {
      display: none;
    }
  }
  th[data-align='end'] & > svg {
    margin-left: -16px;
  }
  &:hover {
    color: ${token.text};
  }
  &[data-sorted='true'] {
    color: ${token.text};
  }
  &[data-sorted='false'] > svg {
    opacity: 0;
  }
  &:hover > svg,
  &:focus-visible > svg {
    opacity: 1;
  }
`;
