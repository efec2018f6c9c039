import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { Column } from '../column';
import { DataTable } from './data-table';

interface Thing {
  name: string;
}
const THINGS: Thing[] = [{ name: 'Desk' }, { name: 'Lamp' }, { name: 'Vase' }];

/** A list whose rows can be deleted, down to none. */
function DeletableList() {
  const [things, setThings] = useState(THINGS);
  const [columns] = useState<Column<Thing>[]>([
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
        <DataTable label="Things" columns={columns} rows={things} rowKey={({ name }) => name} />
      )}
    </>
  );
}

function deleteButton(name: string): HTMLElement {
  return screen.getByRole('button', { name: `Delete ${name}` });
}

test('moves the focus of a deleted row to the row in its place, the last one, the heading', async () => {
  const user = userEvent.setup();
  render(<DeletableList />);

  await user.click(deleteButton('Desk'));
  expect(deleteButton('Lamp')).toHaveFocus();
  deleteButton('Vase').focus();
  await user.keyboard('{Enter}');
  expect(deleteButton('Lamp')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Things' })).toHaveFocus();
});

test('leaves the focus alone while it is elsewhere', async () => {
  const user = userEvent.setup();
  render(
    <>
      <input aria-label="Search" />
      <DeletableList />
    </>,
  );
  deleteButton('Lamp').focus();
  await user.click(screen.getByRole('textbox', { name: 'Search' }));
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});
