import { documentPath, type DocumentResult, type DocumentWriteResult } from '@stockroom/contract';
import {
  addProduct,
  faults,
  field,
  receiveStock,
  renderShop,
  scan,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../remote';

/** A count of everything, or of a category, in a shop with 10 lamps. */
async function openCount(category = '') {
  const shop = await renderShop(routes);
  const { _id: productId } = await addProduct(shop.request, {
    name: 'Lamp',
    sku: 'LMP-1',
    ...(category && { category }),
  });
  await receiveStock(shop.request, { productId, quantity: 10 });
  const scope = category ? { scope: 'category', scopeValue: category } : { scope: 'all' };
  const body = { ...scope, isBlind: false, documentDate: '2026-11-21' };
  const answer = await shop.request('counts', { method: 'POST', body });
  const { document } = (await answer.json()) as DocumentWriteResult;
  const saved = async () => {
    const found = await shop.request(`documents/${document._id}`);
    return ((await found.json()) as DocumentResult).document;
  };
  const enterElsewhere = (quantity: number, version = 0) =>
    shop.request(`documents/${document._id}/lines`, {
      method: 'PUT',
      body: { lines: [{ productId, quantity, rejected: 0, version }] },
    });
  await shop.open(documentPath('count', document._id));
  const row = await screen.findByRole('row', { name: /^Lamp/ });
  return { ...shop, row, saved, enterElsewhere };
}

test('adds what two people typed for the same product', async () => {
  const { user, row, saved, enterElsewhere } = await openCount();
  await enterElsewhere(4);
  await user.type(within(row).getByLabelText(/^Counted/), '5{Enter}');
  await user.click(await screen.findByRole('button', { name: /^Add both/ }));
  await waitFor(async () => expect((await saved()).lines).toMatchObject([{ quantity: 9 }]));
  takeLogged();
});

test.each([
  ['3', 8],
  ['0', undefined],
])(
  'Add both counts once what both began with: 1 became 6, and %s, makes %s',
  async (typed, sum) => {
    const { user, row, saved, enterElsewhere } = await openCount();
    const field = within(row).getByLabelText(/^Counted/);
    await user.type(field, '1{Enter}');
    await waitFor(async () => expect((await saved()).lines).toMatchObject([{ quantity: 1 }]));
    await enterElsewhere(6, 1);
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    await screen.findByRole('button', { name: 'Keep 6' });
    const add = screen.queryByRole('button', { name: /^Add both/ });
    expect(add?.textContent).toBe(sum && `Add both: ${sum}`);
    takeLogged();
  },
);

test('posting from the review leads to the line that two people typed', async () => {
  const { user, row, saved, enterElsewhere } = await openCount();
  await enterElsewhere(4);
  await user.type(within(row).getByLabelText(/^Counted/), '5{Enter}');
  await screen.findByRole('button', { name: /^Add both/ });
  await user.click(screen.getByRole('button', { name: 'Review' }));
  await user.click(screen.getByRole('button', { name: 'Post count' }));
  expect(await screen.findByText('Choose a quantity of Lamp')).toBeVisible();
  const theirs = await screen.findByRole('button', { name: /^Keep/ });
  await waitFor(() => expect(theirs).toHaveFocus());
  await user.click(theirs);
  await waitFor(() =>
    expect(screen.queryByText('Choose a quantity of Lamp')).not.toBeInTheDocument(),
  );
  expect((await saved()).lines).toMatchObject([{ quantity: 4 }]);
  takeLogged();
});

test('counts each scan, but the first of what was counted before only jumps to it', async () => {
  const { user, request, row, saved } = await openCount();
  await addProduct(request, { name: 'Desk', sku: 'DSK-1' });
  const lamp = within(row).getByLabelText(/^Counted/);
  await user.type(lamp, '4{Enter}');
  const scanProduct = async (code: string) => {
    await user.click(field('Scan or find a product'));
    await scan(user, code);
  };
  await scanProduct('DSK-1');
  expect(await screen.findByText('Scanned: Desk, 1 piece so far')).toBeVisible();
  await scanProduct('LMP-1');
  const again = 'Lamp: 4 pieces counted already. Scan it again to add to them.';
  expect(await screen.findByText(again)).toBeVisible();
  await waitFor(() => expect(lamp).toHaveFocus());
  await scanProduct('DSK-1');
  expect(await screen.findByText('Scanned: Desk, 2 pieces so far')).toBeVisible();
  await scanProduct('LMP-1');
  await waitFor(() => expect(lamp).toHaveValue('5'));
  await waitFor(() => expect(lamp).toHaveFocus());
  await user.keyboard('7{Enter}');
  expect(lamp).toHaveValue('7');
  await waitFor(async () => {
    const quantities = (await saved()).lines.map(({ quantity }) => quantity);
    expect(quantities.toSorted()).toEqual([2, 7]);
  });
});

test('adds a scan to the saved quantity when a code stands in the field', async () => {
  const { user, row, saved } = await openCount();
  const lamp = within(row).getByLabelText(/^Counted/);
  await user.type(lamp, '20{Enter}');
  await waitFor(async () => expect((await saved()).lines).toMatchObject([{ quantity: 20 }]));
  await user.clear(lamp);
  await user.type(lamp, 'LMP-1{Enter}');
  expect(await screen.findByText('Quantity must be a number')).toBeVisible();
  for (const _again of [1, 2]) {
    await user.click(field('Scan or find a product'));
    await scan(user, 'LMP-1');
  }
  await waitFor(async () => expect((await saved()).lines).toMatchObject([{ quantity: 21 }]));
});

test('saves what is typed while an emptied quantity is on its way', async () => {
  const { user, row, saved } = await openCount();
  const lamp = within(row).getByLabelText(/^Counted/);
  await user.type(lamp, '20{Enter}');
  await waitFor(async () => expect((await saved()).lines).toMatchObject([{ quantity: 20 }]));
  const saveLate = faults.hold('put', 'documents/:id/lines');
  await user.clear(lamp);
  await user.type(lamp, '{Enter}');
  await user.type(lamp, '4{Enter}');
  saveLate();
  await waitFor(async () => expect((await saved()).lines).toMatchObject([{ quantity: 4 }]));
  expect(screen.queryByText(/in the meantime/)).not.toBeInTheDocument();
});

test('refuses a fraction of pieces that nobody has counted yet, before the server', async () => {
  const { user, row } = await openCount();
  faults.status('put', 'documents/:id/lines', 500);
  const lamp = within(row).getByLabelText(/^Counted/);
  await user.type(lamp, '1,5{Enter}');
  await waitFor(() => expect(lamp).toHaveAccessibleDescription(/whole number/));
});

test('refuses the scan of a product that it is not about', async () => {
  const { user, request, saved } = await openCount('Light');
  expect(screen.getByText(/^Light ·/)).toBeVisible();
  await addProduct(request, { name: 'Desk', sku: 'DSK-1' });
  await user.click(field('Scan or find a product'));
  await scan(user, 'DSK-1');
  expect(await screen.findByText('Desk is not part of this count.')).toBeVisible();
  expect((await saved()).lines).toEqual([]);
});

test('sets a difference back by Count again', async () => {
  const { user, row, saved } = await openCount();
  await user.type(within(row).getByLabelText(/^Counted/), '8{Enter}');
  await waitFor(async () => expect((await saved()).lines).toMatchObject([{ quantity: 8 }]));
  await user.click(screen.getByRole('button', { name: 'Review' }));
  const differences = await screen.findByRole('table', { name: 'Differences' });
  await user.dblClick(within(differences).getByRole('button', { name: 'Count again' }));
  expect(await screen.findByText('No differences')).toBeVisible();
  expect(screen.queryByText(/in the meantime/)).not.toBeInTheDocument();
  expect((await saved()).lines).toEqual([]);
});
