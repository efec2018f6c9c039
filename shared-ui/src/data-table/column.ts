import {
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
  type RowData,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** One column of a table: what it is called and what it shows of a row. */
export interface Column<Row> {
  id: string;
  /** Heading of the column, and the label of the value where rows are cards. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** The server's sort key; a column without one is not sortable. */
  sort?: string;
  /** 'end' for numbers. */
  align?: 'start' | 'end';
  /** 'title' is what the row is about: first line of its card. 'actions' holds the row's buttons, and shows no heading. */
  kind?: 'title' | 'value' | 'actions';
  /** Keeps values on one line where the table has room, e.g. a SKU; numbers always are. */
  nowrap?: boolean;
  /** CSS width; the browser shares out the rest. */
  width?: string;
}

export type ColumnMeta = Required<Pick<Column<unknown>, 'align' | 'kind'>> & {
  width?: string;
};

/** Only what is used: rows in the server's order, with the state of sorting. */
export const features = tableFeatures({
  rowSortingFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

/** The columns as TanStack Table knows them; a sortable column's id is its sort key. */
export function toColumnDefs<Row extends RowData>(columns: readonly Column<Row>[]) {
  const helper = createColumnHelper<typeof features, Row>();
  return helper.columns(
    columns.map(({ id, header, sort, width, align = 'start', kind = 'value' }) =>
      helper.accessor((row) => row, {
        id: sort ?? id,
        header,
        enableSorting: sort !== undefined,
        sortDescFirst: false,
        meta: { align, kind, width },
      }),
    ),
  );
}
