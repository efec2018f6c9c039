import type { Page, Role } from '@stockroom/contract';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppFrame } from '../../components/pages/app-frame';
import { EmptyState } from '../../components/page-state';
import { api } from '../../store/api';
import type { ApiError } from '../../store/api-error';
import { createStore } from '../../store/create-store';
import { followRole } from '../../store/session';
import type { Column } from '../table/column';
import { FilterSelect } from '../filters/filter-select';
import { SearchFilter } from '../filters/search-filter';
import { ListPage } from '../list-page';
import { useListQuery, type ListArgs } from '../use-list-query';
import { Unstyled } from '../../testing/unstyled';

interface Thing {
  id: string;
  name: string;
  stock: number;
}
export interface Things extends Page {
  things: Thing[];
}
const RULES = {
  filters: { search: 'text', status: ['in', 'low'], from: 'day', to: 'day' },
  sortKeys: ['name', 'stock', 'value'],
  defaultSort: 'name',
  sortPermissions: { value: ['costs:read', 'prices:read'] },
} as const;
type Args = ListArgs<typeof RULES.filters, (typeof RULES.sortKeys)[number]>;
type Answer = Things | ApiError;

/** The scripted server: its answers, and the requests since the page opened. */
export const server = {
  answerTo: (_args: Args): Answer | Promise<Answer> => things(),
  asked: [] as Args[],
};

const { useListThingsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listThings: build.query<Things, Args>({
      queryFn: async (args) => {
        server.asked.push(args);
        const answer = await server.answerTo(args);
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
      words={{
        count: (total, shown) => `${shown} ${total === 1 ? 'thing' : 'things'}`,
        none: 'No things found',
      }}
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

export function things(...names: string[]): Things {
  return {
    things: names.map((name, index) => ({ id: name, name, stock: index })),
    nextCursor: null,
    previousCursor: null,
    total: names.length,
  };
}

export function open(path = '/things', role?: Role) {
  server.asked = [];
  const store = createStore();
  if (role) store.dispatch(followRole(role));
  const router = createMemoryRouter([{ path: '/things', element: <ThingsPage /> }], {
    initialEntries: [path],
  });
  render(
    <Provider store={store}>
      <AppFrame>
        <RouterProvider router={router} />
      </AppFrame>
    </Provider>,
    { wrapper: Unstyled },
  );
  const search = () => router.state.location.search;
  return { user: userEvent.setup(), router, search };
}
export const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
