import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { DataTable } from './data-table';

interface Thing {
  id: string;
  name: string;
}
const DESK = { id: '1', name: 'Desk' };
const LAMP = { id: '2', name: 'Lamp' };
const CHANGED_LAMP = { id: '2', name: 'Lamp, brass' };

const cell = jest.fn(({ name }: Thing) => name);
const columns = [{ id: 'name', header: 'Name', cell }];

function ThingsPage() {
  const [params] = useSearchParams();
  const rows = params.has('changed') ? [DESK, CHANGED_LAMP] : [DESK, LAMP];
  return <DataTable label="Things" columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

test('a row renders again only when its record has changed', async () => {
  const router = createMemoryRouter([{ path: '*', element: <ThingsPage /> }]);
  render(<RouterProvider router={router} />);
  expect(cell).toHaveBeenCalledTimes(2);
  cell.mockClear();

  await act(() => router.navigate('?search=d'));
  expect(cell).not.toHaveBeenCalled();

  await act(() => router.navigate('?search=d&changed'));
  expect(screen.getByRole('cell', { name: 'Lamp, brass' })).toBeVisible();
  expect(cell.mock.calls).toEqual([[CHANGED_LAMP]]);
});
