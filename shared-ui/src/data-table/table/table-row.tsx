import type { RowData } from '@tanstack/react-table';
import { memo } from 'react';
import type { Column } from '../column';

interface TableRowProps<Row extends RowData> {
  record: Row;
  columns: readonly Column<Row>[];
}

/** One record. Renders again only when the record has changed: not with the address, nor when others come and go. */
export const TableRow = memo(Row) as typeof Row; // memo alone forgets the type parameter

function Row<Record extends RowData>({ record, columns }: TableRowProps<Record>) {
  return (
    <tr role="row">
      {columns.map(
        ({ id, header, cell, align = 'start', kind = 'value', nowrap = align === 'end' }) => (
          <td
            role="cell"
            key={id}
            data-align={align}
            data-kind={kind}
            data-nowrap={nowrap}
            data-label={header}
          >
            {cell(record)}
          </td>
        ),
      )}
    </tr>
  );
}
