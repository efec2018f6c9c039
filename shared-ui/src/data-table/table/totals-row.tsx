import type { ReactNode } from 'react';
import type { Column } from '../column';

interface TotalsRowProps<Row> {
  columns: readonly Column<Row>[];
  totals: Readonly<Record<string, ReactNode>>;
}

/** What the values of columns add up to, under them. */
export function TotalsRow<Row>({ columns, totals }: TotalsRowProps<Row>) {
  const [first, ...others] = columns;
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        {first && (
          <th role="rowheader" scope="row">
            {totals[first.id]}
          </th>
        )}
        {others.map(({ id, header, align, nowrap = align === 'end' }) => (
          <td key={id} role="cell" data-align={align} data-nowrap={nowrap} data-label={header}>
            {totals[id]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
