import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { findRow, open, server, things, type Things } from './testing/things-page';

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Without pauses between keys. */
function typeAtOnce(...texts: string[]) {
  const box = screen.getByRole('searchbox', { name: 'Search things' });
  for (const value of texts) fireEvent.change(box, { target: { value } });
}

describe('search and filters', () => {
  it('searches when the typing pauses, and drops the late answer to an earlier text', async () => {
    let answerLate = (_answer: Things) => {};
    server.answerTo = ({ search }) => {
      if (search === 'la') return new Promise((resolve) => (answerLate = resolve));
      return search === 'lamp' ? things('Lamp') : things('Desk', 'Lamp');
    };
    const { search } = open();
    await findRow('Desk');
    typeAtOnce('l', 'la');
    await waitFor(() => expect(search()).toBe('?search=la'));
    typeAtOnce('lam', 'lamp');
    await waitFor(() => expect(screen.queryByText('Desk')).not.toBeInTheDocument());
    answerLate(things('Late'));
    expect(await findRow('Lamp')).toBeVisible();
    expect(screen.queryByText('Late')).not.toBeInTheDocument();
    expect(server.asked.map(({ search: text }) => text)).toEqual([undefined, 'la', 'lamp']);
  });

  it('keeps filters in the address, and Back undoes them', async () => {
    server.answerTo = ({ status }) => (status === 'low' ? things('Lamp') : things('Desk'));
    const { user, router, search } = open();
    await findRow('Desk');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Low stock');
    await findRow('Lamp');
    expect(search()).toBe('?status=low');
    await act(() => router.navigate(-1));
    await findRow('Desk');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('All');
  });

  it('ignores unknown values in the address', async () => {
    server.answerTo = () => things('Desk');
    open('/things?status=lost&sort=price');
    await findRow('Desk');
    expect(server.asked).toEqual([{ sort: 'name', timeZone }]);
  });
});

describe('order and pages', () => {
  it.each([
    ['accountant', '-value'],
    ['sales', 'name'],
    ['warehouse', 'name'],
  ] as const)('lets %s sort by what the address asks for, or else by %s', async (role, sort) => {
    server.answerTo = () => things('Desk');
    open('/things?sort=-value', role);
    await findRow('Desk');
    expect(server.asked).toEqual([{ sort, timeZone }]);
  });

  it('sorts by a heading, and reverses the order', async () => {
    server.answerTo = () => things('Desk');
    const { user } = open();
    await findRow('Desk');
    const heading = (name: string) => screen.getByRole('columnheader', { name });
    expect(heading('Name')).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Stock' }));
    await waitFor(() => expect(heading('Stock')).toHaveAttribute('aria-sort', 'ascending'));
    await user.click(screen.getByRole('button', { name: 'Stock' }));
    await waitFor(() => expect(heading('Stock')).toHaveAttribute('aria-sort', 'descending'));
    expect(server.asked.map(({ sort }) => sort)).toEqual(['name', 'stock', '-stock']);
  });

  it('turns pages, and returns to the first when a filter changes', async () => {
    server.answerTo = ({ cursor }) =>
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
  ])('shows the position of the page only when it is known: %s', async (address, text) => {
    server.answerTo = () => MIDDLE;
    open(`/things${address}`);
    await findRow('Lamp');
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it('scrolls to the top of another page, but not after a filter', async () => {
    server.answerTo = () => MIDDLE;
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
