import { useTable, type RowData } from '@tanstack/react-table';
import { useMemo, useRef, type ReactNode } from 'react';
import { Cards, Frame, Table } from './data-table-look';
import { features, toColumnDefs, type Column } from '../column';
import { HeaderCell } from './header-cell';
import { SortSelect } from '../sort-select';
import { TableRow } from './table-row';
import { FEW_COLUMNS } from './table-widths';
import { TotalsRow } from './totals-row';
import { useKeptFocus } from './use-kept-focus';
import { useScrollMarks } from './use-scroll-marks';
import { toSort, toSorting } from '../sort';

export interface DataTableProps<Row extends RowData> {
  /** What the table lists, for screen readers, e.g. "Products". */
  label: string;
  /** Keep the array outside of the component or memoised: a new one renders all rows. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The server's order, e.g. "name" or "-name". */
  sort?: string;
  /** Asks for another order; without it no heading is a button. */
  onSort?: (sort: string) => void;
  /** True while newer rows than these are on their way. */
  stale?: boolean;
  /** A last row of totals, by column id; the first column holds its name. Keep it memoised. */
  totals?: Readonly<Record<string, ReactNode>>;
}

/** Rows of one kind: a table, and where that is too narrow one card a row. Order and paging are the server's. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSort, stale = false, totals } = props;
  const columnDefs = useMemo(() => toColumnDefs(columns), [columns]);
  const sorting = useMemo(() => toSorting(sort), [sort]);
  const table = useTable({
    features,
    columns: columnDefs,
    data: rows,
    getRowId: rowKey,
    manualSorting: true,
    enableSorting: onSort !== undefined,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: (update) => {
      const next = toSort(typeof update === 'function' ? update(sorting) : update);
      if (next !== undefined) onSort?.(next);
    },
  });
  const headers = table.getFlatHeaders();
  const box = useRef<HTMLDivElement>(null);
  useScrollMarks(box);
  const body = useRef<HTMLTableSectionElement>(null);
  useKeptFocus(body, rows);

  return (
    <Frame data-many={columns.length > FEW_COLUMNS}>
      {onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
      {/* The roles are said again because a table that is laid out as cards loses them in some browsers. */}
      <Cards ref={box} data-stale={stale} aria-busy={stale}>
        <Table role="table" aria-label={label}>
          <thead role="rowgroup">
            <tr role="row">
              {headers.map((header) => (
                <HeaderCell key={header.id} header={header} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" ref={body}>
            {table.getRowModel().rows.map((row) => (
              <TableRow key={row.id} record={row.original} columns={columns} />
            ))}
          </tbody>
          {totals && <TotalsRow columns={columns} totals={totals} />}
        </Table>
      </Cards>
    </Frame>
  );
}
