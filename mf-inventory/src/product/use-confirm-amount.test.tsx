import type { StockMovementList } from '@stockroom/contract';
import {
  addOrder,
  addProduct,
  field,
  findPage,
  findToast,
  receiveStock,
  renderShop,
  retype,
} from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../remote';
import { save } from '../testing/form-page';

/** A form with a lamp chosen, of which there are 120, and at least 5 should be. */
async function openForm(path: string, title: string) {
  const shop = await renderShop(routes);
  const { _id: productId } = await addProduct(shop.request, { name: 'Lamp' });
  await receiveStock(shop.request, { productId, quantity: 120 });
  await shop.open(`/inventory/${path}productId=${productId}`);
  await findPage(title);
  await screen.findByText('Current Stock');
  const quantities = async () => {
    const { movements } = (await (
      await shop.request('stock-movements')
    ).json()) as StockMovementList;
    return movements.map(({ quantity }) => quantity);
  };
  return { ...shop, quantities };
}

const FORMS = [
  {
    path: 'receive?',
    title: 'Receive Stock',
    label: 'Quantity',
    submit: 'Receive Stock',
    usual: '1199',
    unusual: '1200',
    change: 1200,
  },
  {
    path: 'adjust?adjustmentType=absolute&reason=Found&',
    title: 'Stock Adjustment',
    label: 'New Stock Level',
    submit: 'Adjust Stock',
    usual: '1319',
    unusual: '1320',
    change: 1200,
  },
];

test.each(FORMS)('$title asks once more before an absurd amount is booked', async (form) => {
  const { user, quantities, currentPath } = await openForm(form.path, form.title);
  await retype(user, form.label, form.unusual);
  await save(user, form.submit);
  const question = await screen.findByRole('alertdialog', { name: 'Is the quantity right?' });
  expect(question).toHaveTextContent(
    /It takes the stock of Lamp from 120\spieces to 1\s320\spieces\./,
  );
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: form.submit })).toHaveFocus());
  expect(field(form.label)).toHaveValue(form.unusual);
  expect(await quantities()).toEqual([120]);

  await save(user, form.submit);
  await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(currentPath()).toBe('/inventory'));
  expect(await quantities()).toEqual([form.change, 120]);
});

test.each(FORMS)('$title does not ask of what is much, but may well be', async (form) => {
  const { user, quantities } = await openForm(form.path, form.title);
  await retype(user, form.label, form.usual);
  await save(user, form.submit);
  await findToast(
    `Stock ${form.submit === 'Receive Stock' ? 'received' : 'adjusted'} successfully`,
  );
  expect(await quantities()).toEqual([1199, 120]);
});

test('a delivery that was ordered is not asked about, however large it is', async () => {
  const { user, request, open, currentPath } = await openForm('receive?', 'Receive Stock');
  await open('/inventory');
  const { _id: productId, supplierId } = await addProduct(request, { name: 'Screw' });
  const items = [{ productId, quantity: 50_000, unitPrice: 1 }];
  await addOrder(request, { supplierId, items });
  await open(`/inventory/receive?productId=${productId}`);
  await waitFor(() => expect(field('Quantity')).toHaveValue('50000'));
  await save(user, 'Receive Stock');
  await waitFor(() => expect(currentPath()).toBe('/inventory'));
});
