import type { Page } from '@stockroom/contract';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppFrame } from '../components/pages/app-frame';
import { EmptyState } from '../components/pages/page-state';
import { api } from '../store/api';
import { apiError, type ApiError } from '../store/api-error';
import { createStore } from '../store/create-store';
import { takeLogged } from '../testing/logged';
import type { Column } from './column';
import { FilterSelect } from './filters/filter-select';
import { ListPage } from './list-page';
import { SearchFilter } from './filters/search-filter';
import { useListQuery, type ListArgs } from './use-list-query';

interface Thing {
  id: string;
  name: string;
  stock: number;
}
interface Things extends Page {
  things: Thing[];
}
const RULES = {
  filters: { search: 'text', status: ['in', 'low'], from: 'day', to: 'day' },
  sortKeys: ['name', 'stock'],
  defaultSort: 'name',
} as const;
type Args = ListArgs<typeof RULES.filters, (typeof RULES.sortKeys)[number]>;
type Answer = Things | ApiError;

/** What the scripted server says, and what it was asked. */
let answerTo: (args: Args) => Answer | Promise<Answer>;
let asked: Args[] = [];

const { useListThingsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listThings: build.query<Things, Args>({
      queryFn: async (args) => {
        asked.push(args);
        const answer = await answerTo(args);
        return 'things' in answer ? { data: answer } : { error: answer };
      },
    }),
  }),
});

const columns: Column<Thing>[] = [
  { id: 'name', header: 'Name', sort: 'name', kind: 'title', cell: ({ name }) => name },
  { id: 'stock', header: 'Stock', sort: 'stock', align: 'end', cell: ({ stock }) => stock },
  { id: 'actions', header: 'Actions', kind: 'actions', cell: () => <button>Edit</button> },
];
const STATUSES = [
  { value: '', label: 'All' },
  { value: 'in', label: 'In stock' },
  { value: 'low', label: 'Low stock' },
] as const;

function ThingsPage() {
  const list = useListQuery(RULES);
  const answer = useListThingsQuery(list.args);
  return (
    <ListPage
      title="Things"
      list={list}
      answer={answer}
      rowsOf={({ things }) => things}
      columns={columns}
      rowKey={({ id }) => id}
      noun={{ one: 'thing', many: 'things' }}
      failure="Failed to load things"
      empty={<EmptyState title="No things yet" />}
      filters={
        <>
          <SearchFilter
            label="Search things"
            placeholder="Name"
            value={list.values.search}
            onSearch={(text) => list.setFilter('search', text, { typing: true })}
          />
          <FilterSelect
            label="Status"
            value={list.values.status}
            options={STATUSES}
            onChange={(status) => list.setFilter('status', status)}
          />
        </>
      }
    />
  );
}

function things(...names: string[]): Things {
  return {
    things: names.map((name, index) => ({ id: name, name, stock: index })),
    nextCursor: null,
    previousCursor: null,
    total: names.length,
  };
}
const FAILURE = apiError({ status: 500, code: 'INTERNAL', message: 'Broken' });

function open(path = '/things') {
  asked = [];
  const router = createMemoryRouter([{ path: '/things', element: <ThingsPage /> }], {
    initialEntries: [path],
  });
  render(
    <Provider store={createStore()}>
      <AppFrame>
        <RouterProvider router={router} />
      </AppFrame>
    </Provider>,
  );
  const search = () => router.state.location.search;
  return { user: userEvent.setup(), router, search };
}
const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('states', () => {
  it('shows the rows, what they are and how many', async () => {
    answerTo = () => things('Desk', 'Lamp');
    open();
    await findRow('Desk');
    const table = screen.getByRole('table', { name: 'Things' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(screen.getByText('2 things')).toHaveAttribute('role', 'status');
  });

  it('says when nothing exists yet', async () => {
    answerTo = () => things();
    open();
    expect(await screen.findByText('No things yet')).toBeVisible();
  });

  it('says when the filter lets nothing through, and clears it', async () => {
    answerTo = ({ search }) => (search === undefined ? things('Desk') : things());
    const { user, search } = open('/things?search=xyz');
    expect(await screen.findByText('No things found')).toBeVisible();
    expect(screen.queryByText('No things yet')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await findRow('Desk');
    expect(search()).toBe('');
    expect(screen.getByRole('searchbox', { name: 'Search things' })).toHaveValue('');
  });

  it.each([
    ['search=xyz', 'search'],
    ['status=low', 'filters'],
    ['search=xyz&status=low&from=2026-11-21', 'search and filters'],
  ])('names what is set (%s) and not what is not', async (query, filteredBy) => {
    answerTo = () => things();
    open(`/things?${query}`);
    expect(await screen.findByText(`Nothing matches the current ${filteredBy}.`)).toBeVisible();
  });

  it('takes no day that there is not, and says of a period turned round only that', async () => {
    answerTo = () =>
      apiError({ status: 422, code: 'VALIDATION_FAILED', message: 'Turned', fieldErrors: {} });
    const { router } = open('/things?from=2026-11-21&to=2026-11-20');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.getByText('The period ends before it begins')).toBeVisible();
    expect(screen.queryByText('Failed to load things')).not.toBeInTheDocument();
    answerTo = () => things('Desk');
    await act(() => router.navigate('/things?from=2026-02-30&to=2026-11-20'));
    await findRow('Desk');
    expect(asked.at(-1)).toEqual({ sort: 'name', to: '2026-11-20' });
  });

  it('says when loading failed, never that there is nothing, and tries again', async () => {
    answerTo = () => FAILURE;
    const { user } = open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load things');
    expect(screen.queryByText('No things yet')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('Error')).toBeVisible());
    expect(takeLogged()).toEqual([expect.stringContaining('Failed to load things')]);

    answerTo = () => things('Desk');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await findRow('Desk');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('does not say "nothing yet" while the unfiltered list is on its way', async () => {
    let respond = (_answer: Things) => {};
    answerTo = ({ search }) =>
      search === undefined ? new Promise((resolve) => (respond = resolve)) : things();
    const { user } = open('/things?search=xyz');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Loading…')).toBeInTheDocument();
    expect(screen.queryByText('No things yet')).not.toBeInTheDocument();
    respond(things('Desk'));
    await findRow('Desk');
  });

  it('goes to the first page when a later one has become empty', async () => {
    answerTo = ({ cursor }) => (cursor === undefined ? things('Desk') : { ...things(), total: 1 });
    const { search } = open('/things?cursor=abc');
    await findRow('Desk');
    expect(search()).toBe('');
  });
});

describe('search and filters', () => {
  it('asks once the typing pauses, and drops the late answer of an earlier text', async () => {
    let answerLate = (_answer: Things) => {};
    answerTo = ({ search }) => {
      if (search === 'la') return new Promise((resolve) => (answerLate = resolve));
      return search === 'lamp' ? things('Lamp') : things('Desk', 'Lamp');
    };
    const { user, search } = open();
    await findRow('Desk');
    const box = screen.getByRole('searchbox', { name: 'Search things' });
    await user.type(box, 'la');
    await waitFor(() => expect(search()).toBe('?search=la'));
    await user.type(box, 'mp');
    await waitFor(() => expect(screen.queryByText('Desk')).not.toBeInTheDocument());
    answerLate(things('Late'));
    expect(await findRow('Lamp')).toBeVisible();
    expect(screen.queryByText('Late')).not.toBeInTheDocument();
    expect(asked.map(({ search: text }) => text)).toEqual([undefined, 'la', 'lamp']);
  });

  it('keeps filters in the address, and Back undoes them', async () => {
    answerTo = ({ status }) => (status === 'low' ? things('Lamp') : things('Desk'));
    const { user, router, search } = open();
    await findRow('Desk');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Low stock');
    await findRow('Lamp');
    expect(search()).toBe('?status=low');
    await act(() => router.navigate(-1));
    await findRow('Desk');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('All');
  });

  it('takes no value from the address that the list does not know', async () => {
    answerTo = () => things('Desk');
    open('/things?status=lost&sort=price');
    await findRow('Desk');
    expect(asked).toEqual([{ sort: 'name' }]);
  });
});

describe('order and pages', () => {
  it('sorts by a heading, and the other way round', async () => {
    answerTo = () => things('Desk');
    const { user } = open();
    await findRow('Desk');
    const heading = (name: string) => screen.getByRole('columnheader', { name });
    expect(heading('Name')).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Stock' }));
    await waitFor(() => expect(heading('Stock')).toHaveAttribute('aria-sort', 'ascending'));
    await user.click(screen.getByRole('button', { name: 'Stock' }));
    await waitFor(() => expect(heading('Stock')).toHaveAttribute('aria-sort', 'descending'));
    expect(asked.map(({ sort }) => sort)).toEqual(['name', 'stock', '-stock']);
  });

  it('turns pages and goes back to the first when the filter changes', async () => {
    answerTo = ({ cursor }) =>
      cursor === undefined
        ? { ...things('Desk'), nextCursor: 'two', total: 2 }
        : { ...things('Lamp'), previousCursor: 'one', total: 2 };
    const { user, search } = open();
    await findRow('Desk');
    expect(screen.getByText('1–1 of 2 things')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await findRow('Lamp');
    expect(search()).toBe('?cursor=two&page=2');
    expect(screen.getByText('2–2 of 2 things')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'In stock');
    await findRow('Desk');
    expect(search()).toBe('?status=in');
  });

  const MIDDLE: Things = {
    ...things('Lamp', 'Sofa'),
    previousCursor: 'one',
    nextCursor: 'three',
    total: 71,
  };

  it.each([
    ['?cursor=two&page=2', '26–27 of 71 things'],
    ['?cursor=two', '2 of 71 things'],
    ['?cursor=two&page=x', '2 of 71 things'],
    ['?cursor=two&page=9', '2 of 71 things'],
  ])('says where the page is only as far as it is known: %s', async (address, text) => {
    answerTo = () => MIDDLE;
    open(`/things${address}`);
    await findRow('Lamp');
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it('starts another page at its top, but a filter leaves the window where it is', async () => {
    answerTo = () => MIDDLE;
    const { user, router, search } = open('/things?cursor=two&page=2');
    await findRow('Lamp');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(search()).toBe('?cursor=three&page=3'));
    expect(router.state.preventScrollReset).toBe(false);
    await user.type(screen.getByRole('searchbox', { name: 'Search things' }), 'la');
    await waitFor(() => expect(search()).toBe('?search=la'));
    expect(router.state.preventScrollReset).toBe(true);
  });
});
