import type { DocumentWriteResult, ProductList } from '@stockroom/contract';
import {
  addProduct,
  exportList,
  faults,
  findToast,
  renderShop,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import routes from '../remote';

/** A shop with a posted and a draft delivery of lamps. */
async function openDeliveries(path = '/inventory/deliveries') {
  const shop = await renderShop(routes);
  const { _id: productId, supplierId } = await addProduct(shop.request, { name: 'Lamp' });
  const begin = async (reference: string) => {
    const body = { supplierId, reference, documentDate: '2026-11-21' };
    const answer = await shop.request('deliveries', { method: 'POST', body });
    return ((await answer.json()) as DocumentWriteResult).document;
  };
  const { _id, version } = await begin('WB-1');
  const line = { productId, quantity: 4, rejected: 0, unitPrice: 25, version: 0 };
  await shop.request(`documents/${_id}/lines`, { method: 'PUT', body: { lines: [line] } });
  await shop.request(`deliveries/${_id}/post`, { method: 'POST', body: { version } });
  await begin('WB-2');
  await shop.open(path);
  return { ...shop, productId, postedId: _id };
}

const rows = async () => (await screen.findAllByRole('row')).slice(1);

test('lists deliveries, newest first, and opens one', async () => {
  const { user } = await openDeliveries();
  const [draft, posted] = await rows();
  expect(draft).toHaveTextContent(/DEL-\d{4}-0002.*Draft.*0,00/);
  expect(posted).toHaveTextContent(/DEL-\d{4}-0001.*Posted.*1.*100,00/);
  await user.click(within(posted!).getByRole('link'));
  const sheet = await screen.findByRole('table', { name: 'Products' });
  expect(within(sheet).getByRole('row', { name: /^Lamp/ })).toHaveTextContent('4 pieces');
});

test('finds by reference and state', async () => {
  await openDeliveries('/inventory/deliveries?search=wb-1&state=posted');
  expect(await rows()).toHaveLength(1);
});

test('shows no deliveries while counts load', async () => {
  const { open } = await openDeliveries();
  await rows();
  const release = faults.hold('get', 'documents');
  await open('/inventory/counts');
  expect(screen.getByRole('heading', { name: 'Counts' })).toBeVisible();
  expect(screen.queryByText(/^DEL-/)).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('No counts yet')).toBeVisible();
});

test('exports the lines', async () => {
  const { user } = await openDeliveries();
  await rows();
  const { lines } = await exportList(user);
  expect(lines.filter((line) => line.includes('Lamp'))).toHaveLength(1);
});

test.each([
  ['/inventory/deliveries', 'No deliveries yet', 'Receive a delivery'],
  ['/inventory/counts', 'No counts yet', 'New count'],
])('%s says that there are none yet, and offers to begin', async (path, none, action) => {
  const { open } = await renderShop(routes);
  await open(path);
  expect(await screen.findByText(none)).toBeVisible();
  expect(screen.getAllByRole('link', { name: action }).length).toBeGreaterThan(0);
});

test('shows a failure, not the empty text', async () => {
  const { open } = await renderShop(routes);
  faults.status('get', 'documents', 500);
  await open('/inventory/returns');
  await findToast('Failed to load returns');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByText('No returns found')).not.toBeInTheDocument();
  takeLogged();
});

test('tells no results from no documents', async () => {
  await openDeliveries('/inventory/deliveries?search=nobody');
  expect(await screen.findByText('No deliveries found')).toBeVisible();
  expect(screen.queryByText(/^Goods that suppliers bring/)).not.toBeInTheDocument();
});

test('undoes a posted delivery as a whole', async () => {
  const { user, request } = await openDeliveries();
  const [, posted] = await rows();
  await user.click(within(posted!).getByRole('link'));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  const question = await screen.findByRole('alertdialog', { name: /^Undo DEL-/ });
  await user.click(within(question).getByRole('button', { name: /^Undo/ }));
  await findToast('Document undone');
  expect(await screen.findByText('Undone', { selector: 'dt' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  const answer = await request('products?search=lamp');
  expect(((await answer.json()) as ProductList).products).toMatchObject([{ currentStock: 0 }]);
});

test('a return of a delivery without an order leads to it', async () => {
  const { request, open, productId, postedId } = await openDeliveries();
  const lines = [{ productId, quantity: 1, rejected: 0 }];
  const body = { deliveryId: postedId, documentDate: '2026-11-21', lines };
  const answer = await request('returns', { method: 'POST', body });
  const { document } = (await answer.json()) as DocumentWriteResult;
  await open(`/inventory/returns/${document._id}`);
  const link = await screen.findByRole('link', { name: /^DEL-\d{4}-0001$/ });
  expect(link).toHaveAttribute('href', `/inventory/deliveries/${postedId}`);
});
