import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '../../store/create-store';
import { followRole } from '../../store/session';
import type { Column } from './column';
import { DataTable } from './data-table';

interface Thing {
  name: string;
  stock: number;
}
const DESK = { name: 'Desk', stock: 3 };
const LAMP = { name: 'Lamp', stock: 4 };
const VASE = { name: 'Vase', stock: 5 };
const keyOf = ({ name }: Thing) => name;

const renderCell = jest.fn(({ stock }: Thing) => stock);
const columns: Column<Thing>[] = [
  { id: 'name', header: 'Name', kind: 'title', cell: ({ name }) => name },
  { id: 'stock', header: 'Stock', align: 'end', cell: renderCell },
];

function Things(props: { rows: Thing[]; totals?: Record<string, string> }) {
  return <DataTable label="Things" columns={columns} rowKey={keyOf} {...props} />;
}

function renderTable(table: ReactElement) {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return { ...render(table, { wrapper }), store };
}

test('renders a row again only when its record changes', () => {
  const { rerender } = renderTable(<Things rows={[DESK, LAMP]} />);
  renderCell.mockClear();
  rerender(<Things rows={[DESK, LAMP]} />);
  expect(renderCell).not.toHaveBeenCalled();

  const changed = { ...LAMP, stock: 9 };
  rerender(<Things rows={[DESK, changed]} />);
  expect(screen.getByRole('cell', { name: '9' })).toBeVisible();
  expect(renderCell.mock.calls).toEqual([[changed]]);
});

test('shows totals under their columns, in a row with a name', () => {
  renderTable(<Things rows={[DESK, LAMP]} totals={{ name: 'Total', stock: '7' }} />);
  const row = screen.getByRole('row', { name: 'Total 7' });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Total');
  expect(within(row).getByRole('cell')).toHaveTextContent('7');
});

test('has a column only for roles that may see it', () => {
  const costs: Column<Thing> = {
    id: 'cost',
    header: 'Cost',
    sort: 'cost',
    permission: 'costs:read',
    cell: () => '9,99',
  };
  const { store } = renderTable(
    <DataTable
      label="Things"
      columns={[...columns, costs]}
      rows={[DESK]}
      rowKey={keyOf}
      totals={{ name: 'Total', cost: '9,99' }}
      onSort={() => {}}
    />,
  );
  const become = (role: string) => act(() => store.dispatch(followRole(role)));
  const shown = () => screen.queryAllByText(/Cost|9,99/).map(({ textContent }) => textContent);
  expect(shown()).toEqual([]);
  become('accountant');
  const all = ['Cost, ascending', 'Cost, descending', 'Cost', '9,99', '9,99'];
  expect(shown()).toEqual(all);
  become('sales');
  expect(shown()).toEqual([]);
  become('owner');
  expect(shown()).toEqual(all);
});

/** A list that deletes rows, down to none. */
function DeletableThings() {
  const [things, setThings] = useState<Thing[]>([DESK, LAMP, VASE]);
  const [deletable] = useState<Column<Thing>[]>([
    {
      id: 'name',
      header: 'Name',
      cell: ({ name }) => (
        <button onClick={() => setThings((all) => all.filter((other) => other.name !== name))}>
          Delete {name}
        </button>
      ),
    },
  ]);
  return (
    <>
      <h1 tabIndex={-1}>Things</h1>
      {things.length > 0 && (
        <DataTable label="Things" columns={deletable} rows={things} rowKey={keyOf} />
      )}
    </>
  );
}

test('moves the focus of a deleted row to the row in its place, the last row or the heading', async () => {
  const user = userEvent.setup();
  renderTable(<DeletableThings />);
  const button = (name: string) => screen.getByRole('button', { name: `Delete ${name}` });
  await user.click(button('Desk'));
  expect(button('Lamp')).toHaveFocus();
  button('Vase').focus();
  await user.keyboard('{Enter}');
  expect(button('Lamp')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Things' })).toHaveFocus();
});
