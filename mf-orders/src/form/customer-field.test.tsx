import { addOrder } from '@stockroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { chooseType, field } from '../testing/form-page';
import { renderFormShop } from '../testing/form-shop';

test('suggests earlier customers, also for what was meant', async () => {
  const { user, open, request, kettle } = await renderFormShop();
  const items = [{ productId: kettle._id, quantity: 1, unitPrice: 10 }];
  await addOrder(request, { type: 'outgoing', customerName: 'Кафе «Утро»', items });
  await open('/orders/new');
  await chooseType(user, 'Sales');
  const customer = field('Customer Name');
  await user.type(customer, 'rfat');
  await user.click(await screen.findByRole('button', { name: 'Кафе «Утро»' }));
  expect(customer).toHaveValue('Кафе «Утро»');
  expect(screen.queryByText('Earlier customers:')).not.toBeInTheDocument();
  await user.clear(customer);
  await user.type(customer, 'Somebody new');
  expect(customer).toHaveValue('Somebody new');
});
