import { memo, useMemo, useRef, type ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { holds } from '../../store/role';
import { useTranslate } from '../../texts';
import { FilterSelect } from '../filters/filter-select';
import type { Column } from './column';
import { FEW_COLUMNS } from './container-queries';
import { HeaderCell } from './header-cell';
import { Cards, CardsOnly, Frame, Table } from './table.styles';
import { useKeptFocus } from './use-kept-focus';
import { useOverflowMarks } from './use-overflow-marks';

export interface DataTableProps<Row> {
  /** Names the table for screen readers, e.g. "Products". */
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
  /** A last row of totals, by column id; the first column holds its name. */
  totals?: Readonly<Record<string, ReactNode>>;
}

/** A table; where it is too narrow for its columns, each row is a card. Order and paging are the server's. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, rowKey, sort, onSort, stale = false, totals } = props;
  const columns = useAllowed(props.columns);
  const box = useRef<HTMLDivElement>(null);
  useOverflowMarks(box);
  const keptFocus = useKeptFocus(rows);
  const hasLines = columns.some(({ phone }) => phone);

  return (
    <Frame data-many={columns.length > FEW_COLUMNS} data-lines={hasLines}>
      {onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
      {/* Some browsers drop the roles of a table that is laid out as cards, so they are explicit. */}
      <Cards ref={box} data-stale={stale} aria-busy={stale}>
        <Table role="table" aria-label={label}>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <HeaderCell key={column.id} {...{ column, sort, onSort }} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" {...keptFocus}>
            {rows.map((row) => (
              <TableRow key={rowKey(row)} record={row} columns={columns} />
            ))}
          </tbody>
          {totals && <TotalsRow columns={columns} totals={totals} />}
        </Table>
      </Cards>
    </Frame>
  );
}

/** The columns that the user may see. */
function useAllowed<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const role = useAppSelector(({ session }) => session.role);
  return useMemo(
    () => columns.filter(({ permission }) => !permission || holds(role, permission)),
    [columns, role],
  );
}

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[];
  sort: string | undefined;
  onSort: (sort: string) => void;
}

/** Chooses the order of the rows where cards have no headings to press. */
function SortSelect<Row>({ columns, sort = '', onSort }: SortSelectProps<Row>) {
  const t = useTranslate();
  const options = columns.flatMap(({ header, sort: key }) =>
    key === undefined
      ? []
      : [
          { value: key, label: t('{column}, ascending', { column: header }) },
          { value: `-${key}`, label: t('{column}, descending', { column: header }) },
        ],
  );
  if (options.length === 0) return null;
  return (
    <CardsOnly>
      <FilterSelect label={t('Sort by')} value={sort} options={options} onChange={onSort} />
    </CardsOnly>
  );
}

interface TableRowProps<Row> {
  record: Row;
  columns: readonly Column<Row>[];
}

/** One record. Renders again only when the record or the columns change. */
const TableRow = memo(Row) as typeof Row; // memo alone forgets the type parameter

function Row<Record>({ record, columns }: TableRowProps<Record>) {
  return (
    <tr role="row">
      {columns.map((column) => (
        <td role="cell" key={column.id} {...cellData(column)} data-kind={column.kind ?? 'value'}>
          {column.cell(record)}
        </td>
      ))}
    </tr>
  );
}

interface TotalsRowProps<Row> {
  columns: readonly Column<Row>[];
  totals: Readonly<Record<string, ReactNode>>;
}

function TotalsRow<Row>({ columns, totals }: TotalsRowProps<Row>) {
  const [first, ...others] = columns;
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        {first && (
          <th role="rowheader" scope="row">
            {totals[first.id]}
          </th>
        )}
        {others.map((column) => (
          <td role="cell" key={column.id} {...cellData(column)}>
            {totals[column.id]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** The attributes that the styles of cells read. */
function cellData<Row>(column: Column<Row>) {
  const { header, align = 'start', nowrap = align === 'end', phone, onlyWide } = column;
  const data = { 'data-label': header, 'data-align': align, 'data-nowrap': nowrap };
  return { ...data, 'data-phone': phone, 'data-only-wide': onlyWide };
}
