import { render, screen, within } from '@testing-library/react';
import type { Column } from '../column';
import { DataTable } from './data-table';

interface Line {
  name: string;
  amount: number;
}
const columns: Column<Line>[] = [
  { id: 'name', header: 'Name', kind: 'title', cell: ({ name }) => name },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => amount },
];
const lines = [
  { name: 'Lamp', amount: 3 },
  { name: 'Desk', amount: 4 },
];
const totals = { name: 'Total Amount', amount: 7 };

it('shows totals under their columns, in a row with a name', () => {
  render(
    <DataTable
      label="Lines"
      columns={columns}
      rows={lines}
      rowKey={({ name }) => name}
      totals={totals}
    />,
  );
  const row = screen.getByRole('row', { name: 'Total Amount 7' });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Total Amount');
  expect(within(row).getByRole('cell')).toHaveTextContent('7');
});
