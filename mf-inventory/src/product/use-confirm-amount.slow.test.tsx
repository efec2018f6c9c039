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
import { chooseProduct, save } from '../testing/form-page';
import { expected, openReceiveForm, TWENTY } from '../testing/receive-form';
import { listMovements } from '../testing/stock-movements';

/** Opens a form for a lamp with a stock of 120 and a minimum of 5. */
async function openForm(path: string, title: string) {
  const shop = await renderShop(routes);
  const { _id: productId } = await addProduct(shop.request, { name: 'Lamp' });
  await receiveStock(shop.request, { productId, quantity: 120 });
  await shop.open(`/inventory/${path}productId=${productId}`);
  await findPage(title);
  await screen.findByText('Current Stock');
  const reason = screen.queryByLabelText(/^Reason/);
  if (reason) await shop.user.selectOptions(reason, 'Found');
  const quantities = async () =>
    (await listMovements(shop.request)).map(({ quantity }) => quantity);
  return { ...shop, quantities };
}

const RECEIPT = {
  path: 'receive?',
  title: 'Receive Stock',
  label: 'Quantity',
  submit: 'Receive Stock',
  usual: '1199',
  booked: 1199,
  unusual: '1200',
};
const COUNT = {
  path: 'adjust?adjustmentType=absolute&',
  title: 'Stock Adjustment',
  label: 'New Stock Level',
  submit: 'Adjust Stock',
  usual: '1199',
  booked: 1079,
  unusual: '1320',
};
const FORMS = [RECEIPT, COUNT];

test.each(FORMS)('$title asks about an implausible amount', async (form) => {
  const { user, quantities, currentPath } = await openForm(form.path, form.title);
  await retype(user, form.label, form.unusual);
  await save(user, form.submit);
  const question = await screen.findByRole('alertdialog', { name: 'Is the quantity right?' });
  expect(question).toHaveTextContent(
    /It takes the stock of Lamp from 120\spieces to 1\s320\spieces\./,
  );
  await user.click(within(question).getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(field(form.label)).toHaveFocus());
  expect(field(form.label)).toHaveValue(form.unusual);
  expect(await quantities()).toEqual([120]);

  await save(user, form.submit);
  await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(currentPath()).toBe('/inventory'));
  expect(await quantities()).toEqual([1200, 120]);
});

test.each(FORMS)('$title accepts a large but plausible amount', async (form) => {
  const { user, quantities } = await openForm(form.path, form.title);
  await retype(user, form.label, form.usual);
  await save(user, form.submit);
  await findToast(
    `Stock ${form.submit === 'Receive Stock' ? 'received' : 'adjusted'} successfully`,
  );
  expect(await quantities()).toEqual([form.booked, 120]);
});

test('accepts an ordered quantity, however large it is', async () => {
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

test('asks about ten times the outstanding quantity, and names it', async () => {
  const { user, orders, currentPath } = await openReceiveForm(TWENTY);
  await chooseProduct(user, 'Lamp');
  expect(await expected(20, orders[0]!)).toBeChecked();
  await retype(user, 'Quantity', '200');
  await save(user, 'Receive Stock');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    new RegExp(`to 200\\spieces\\. Expected in ${orders[0]!.orderNumber}: 20\\spieces\\.`),
  );
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  await user.click(screen.getByRole('radio', { name: 'No purchase order' }));
  await save(user, 'Receive Stock');
  await waitFor(() => expect(currentPath()).toBe('/inventory'));
});

test('asks about more stock for a reason by which goods go', async () => {
  const { user, quantities } = await openForm(
    'adjust?adjustmentType=relative&',
    'Stock Adjustment',
  );
  await user.selectOptions(field('Reason'), 'Damaged');
  await retype(user, 'Adjustment Amount', '5');
  await save(user, 'Adjust Stock');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    /from 120\spieces to 125\spieces/,
  );
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  await retype(user, 'Adjustment Amount', '-5');
  await save(user, 'Adjust Stock');
  await findToast('Stock adjusted successfully');
  expect(await quantities()).toEqual([5, 120]);
});
