import {
  documentPath,
  type DocumentResult,
  type DocumentWriteResult,
  type Role,
} from '@stockroom/contract';
import {
  addOrder,
  addProduct,
  faults,
  findToast,
  renderShop,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../remote';

/** A delivery of an order of 5 lamps and 3 desks for 90 each. */
async function openDelivery(role?: Role) {
  const shop = await renderShop(routes, { role });
  const lamp = await addProduct(shop.request, { name: 'Lamp' });
  const { supplierId } = lamp;
  const desk = await addProduct(shop.request, { name: 'Desk', supplierId });
  const items = [
    { productId: lamp._id, quantity: 5, unitPrice: 90 },
    { productId: desk._id, quantity: 3, unitPrice: 90 },
  ];
  const order = await addOrder(shop.request, { supplierId, items });
  const body = { orderId: order._id, documentDate: '2026-11-21' };
  const answer = await shop.request('deliveries', { method: 'POST', body });
  const { document } = (await answer.json()) as DocumentWriteResult;
  const saved = async () => {
    const found = await shop.request(`documents/${document._id}`);
    return ((await found.json()) as DocumentResult).document;
  };
  /** Somebody else enters the lamps. */
  const enterElsewhere = (quantity: number) =>
    shop.request(`documents/${document._id}/lines`, {
      method: 'PUT',
      body: { lines: [{ productId: lamp._id, quantity, rejected: 0, version: 1 }] },
    });
  await shop.open(documentPath('delivery', document._id));
  await screen.findByRole('row', { name: /^Lamp/ });
  return { ...shop, document, saved, enterElsewhere };
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const came = (name: string) => within(row(name)).getByLabelText('Came');
const post = () => screen.getByRole('button', { name: 'Post delivery' });

test('saves a quantity when Enter goes to the next line, and fills in the rest', async () => {
  const { user, saved } = await openDelivery();
  await user.type(came('Lamp'), '4{Enter}');
  expect(came('Desk')).toHaveFocus();
  await waitFor(async () =>
    expect((await saved()).lines).toMatchObject([{ quantity: 4 }, { quantity: null }]),
  );
  await user.click(screen.getByRole('button', { name: 'Fill in the rest' }));
  await waitFor(() => expect(came('Desk')).toHaveValue('3'));
  expect(screen.queryByRole('button', { name: 'Fill in the rest' })).not.toBeInTheDocument();
  await user.click(post());
  await findToast('Stock received successfully');
  expect(await screen.findByText('Posted', { selector: 'span' })).toBeVisible();
});

test('asks before more than ordered comes in', async () => {
  const { user, saved } = await openDelivery();
  await user.type(came('Lamp'), '7{Enter}');
  await waitFor(() => expect(row('Lamp')).toHaveTextContent('2 pieces more than ordered'));
  await user.click(post());
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Lamp: +2 pieces');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect((await saved()).state).toBe('draft');
});

test.each([
  ['many', 'Enter a number'],
  ['1,5', 'Quantity must be a whole number for this unit'],
  ['-1', 'Quantity cannot be negative'],
])('refuses the quantity "%s" at its line and keeps it', async (typed, message) => {
  const { user, saved } = await openDelivery();
  await user.type(came('Lamp'), `${typed}{Enter}`);
  await waitFor(() => expect(came('Lamp')).toHaveAccessibleDescription(message));
  expect(came('Lamp')).toHaveValue(typed);
  await user.click(post());
  expect((await saved()).state).toBe('draft');
  takeLogged();
});

test('keeps what is typed while the server is away, and saves it by Try again', async () => {
  const { user, saved } = await openDelivery();
  faults.status('put', 'documents/*/lines', 500);
  await user.type(came('Lamp'), '4{Enter}');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(came('Lamp')).toHaveValue('4');
  faults.heal();
  await user.click(retry);
  await waitFor(async () => expect((await saved()).lines[0]).toMatchObject({ quantity: 4 }));
  await waitFor(() => expect(retry).not.toBeInTheDocument());
  takeLogged();
});

test('tells that somebody else has entered the same line', async () => {
  const { user, saved, enterElsewhere } = await openDelivery();
  await enterElsewhere(2);
  await user.type(came('Lamp'), '4{Enter}');
  expect(await within(row('Lamp')).findByText(/entered 2 in the meantime/)).toBeVisible();
  await user.click(within(row('Lamp')).getByRole('button', { name: 'Use mine' }));
  await waitFor(async () => expect((await saved()).lines[0]).toMatchObject({ quantity: 4 }));
  takeLogged();
});

test('shows no prices to warehouse, which posts at the prices of the order', async () => {
  const { user, saved } = await openDelivery('warehouse');
  expect(screen.queryByLabelText('Price')).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('₽');
  await user.click(screen.getByRole('button', { name: 'Fill in the rest' }));
  await user.click(post());
  await findToast('Stock received successfully');
  expect((await saved()).state).toBe('posted');
  expect(document.body).not.toHaveTextContent('₽');
});
