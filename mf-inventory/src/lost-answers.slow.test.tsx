import {
  addProduct,
  faults,
  field,
  findPage,
  findToast,
  renderShop,
  retype,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import type { UserEvent } from '@testing-library/user-event';
import { chooseProduct, save } from './testing/form-page';
import { listMovements } from './testing/stock-movements';
import routes from './remote';

const RECEIPT = {
  title: 'Receive Stock',
  button: 'Receive Stock',
  path: '/inventory/receive',
  call: 'stock-movements/receipts',
  failure: 'Failed to receive stock',
  message: 'Stock received successfully',
  fill: (user: UserEvent) => retype(user, 'Quantity', '5'),
};
const ADJUSTMENT = {
  title: 'Stock Adjustment',
  button: 'Adjust Stock',
  path: '/inventory/adjust',
  call: 'stock-movements/adjustments',
  failure: 'Failed to adjust stock',
  message: 'Stock adjusted successfully',
  fill: async (user: UserEvent) => {
    await user.selectOptions(field('Adjustment Type'), 'Adjust by Amount (+/-)');
    await retype(user, 'Adjustment Amount', '5');
    await user.selectOptions(field('Reason'), 'Found');
  },
};

test.each([RECEIPT, ADJUSTMENT])('$title: posts once when the answer is lost', async (form) => {
  const { user, request, open } = await renderShop(routes);
  await addProduct(request, { name: 'Lamp' });
  await open(form.path);
  await findPage(form.title);
  await chooseProduct(user, 'Lamp');
  await form.fill(user);
  faults.loseAnswer('post', form.call);
  await save(user, form.button);
  expect(await findToast(form.failure)).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
  faults.heal();
  await save(user, form.button);
  expect(await findToast(form.message)).toBeVisible();
  expect(await listMovements(request)).toMatchObject([{ quantity: 5 }]);
});
