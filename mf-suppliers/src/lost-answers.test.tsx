import type { SupplierList } from '@stockroom/contract';
import {
  faults,
  findPage,
  findToast,
  renderShop,
  retype,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import routes from './remote';
import { fillSupplier, save } from './testing/form-page';

test('a supplier whose save got no answer is stored once, and so is a change of it', async () => {
  const { user, request, open } = await renderShop(routes);
  const list = async () => ((await (await request('suppliers')).json()) as SupplierList).suppliers;
  const saveTwice = async (message: string) => {
    await save(user);
    expect(await findToast('Failed to save supplier')).toBeVisible();
    expect(takeLogged()).toHaveLength(1);
    faults.heal();
    await save(user);
    expect(await findToast(message)).toBeVisible();
  };
  await open('/suppliers/new');
  await findPage('Add Supplier');
  await fillSupplier(user);
  faults.loseAnswer('post', 'suppliers');
  await saveTwice('Supplier created successfully');
  const [supplier, ...others] = await list();
  expect(others).toEqual([]);

  await open(`/suppliers/edit/${supplier?._id}`);
  await screen.findByLabelText('Notes');
  await retype(user, 'Notes', 'Closed in August');
  faults.loseAnswer('put', 'suppliers/:id');
  await saveTwice('Supplier updated successfully');
  expect(await list()).toMatchObject([{ notes: 'Closed in August', version: 2 }]);
});
