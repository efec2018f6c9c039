import type { ReactNode } from 'react';
import type { Needed } from '../../store/role';

export interface Column<Row, SortKey extends string = string> {
  id: string;
  /** Heading of the column, and the label of the value where rows are cards. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** The server's sort key; a column without one is not sortable. */
  sort?: SortKey;
  align?: 'start' | 'end';
  /** 'title' names the record: first line of its card. 'actions' holds the row's buttons and shows no heading. */
  kind?: 'title' | 'value' | 'actions';
  /**
   * The place of the value where a phone shows each record as two lines: after the title, or in the second line. With
   * such columns, a phone leaves the others to the page of the record, and so does a tablet if there are more than six.
   */
  phone?: 'figure' | 'line';
  /** A small laptop has no room for this column beside a readable title. */
  onlyWide?: boolean;
  /** Keeps values on one line where the table has room, e.g. a SKU; default: for numbers. */
  nowrap?: boolean;
  /** Without it, the table has no such column. */
  permission?: Needed;
  /** CSS width; the browser shares out the rest. */
  width?: string;
}
