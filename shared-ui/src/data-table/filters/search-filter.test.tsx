import { act, fireEvent, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router-dom';
import { SearchFilter } from './search-filter';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function List() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <SearchFilter
        label="Search"
        placeholder="Name"
        value={params.get('search') ?? ''}
        onSearch={(search) => setParams({ search })}
      />
      <Link to="/other">Other</Link>
      <Link to="/">All</Link>
    </>
  );
}

test.each([
  ['rendered', false],
  ['not yet rendered when the pause ends', true],
])('a search does not cancel a navigation that is %s', async (_when, pauseEndsFirst) => {
  let arrive = () => {};
  const other = new Promise<{ Component: () => React.JSX.Element }>((resolve) => {
    arrive = () => resolve({ Component: () => <h1>Other page</h1> });
  });
  const router = createMemoryRouter([
    { path: '/', Component: List },
    { path: '/other', lazy: () => other },
  ]);
  render(<RouterProvider router={router} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'lamp' } });
  await act(async () => {
    screen.getByRole('link', { name: 'Other' }).click();
    if (pauseEndsFirst) jest.advanceTimersByTime(1000);
  });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  arrive();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('heading', { name: 'Other page' })).toBeVisible();
});

test('is empty after a link to the whole list, pressed right after typing', async () => {
  const router = createMemoryRouter([{ path: '/', Component: List }], {
    initialEntries: ['/?status=pending'],
  });
  render(<RouterProvider router={router} />);
  const box = screen.getByRole('searchbox');
  fireEvent.change(box, { target: { value: 'lamp' } });
  await act(async () => {
    // Browsers handle the blur before the click, but render no navigation between them.
    flushSync(() => fireEvent.blur(box));
    await Promise.resolve();
    screen.getByRole('link', { name: 'All' }).click();
  });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(router.state.location.search).toBe('');
  expect(box).toHaveValue('');
});

test('selects the text on Enter, so that the next scan replaces it', () => {
  const router = createMemoryRouter([{ path: '/', Component: List }]);
  render(<RouterProvider router={router} />);
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  fireEvent.change(box, { target: { value: 'K-1' } });
  box.setSelectionRange(3, 3);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect([box.selectionStart, box.selectionEnd]).toEqual([0, 3]);
});
