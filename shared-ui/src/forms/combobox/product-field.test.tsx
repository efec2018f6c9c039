import type { Product } from '@stockroom/contract';
import { screen, waitFor } from '@testing-library/react';
import { object, string } from 'yup';
import { addProduct, faults, renderShop, takeLogged } from '../../testing';
import { Form } from '../form';
import { ProductField } from './product-field';

async function openField(chosen?: Pick<Product, '_id' | 'name'>) {
  const onChoose = jest.fn<void, [Product | null]>();
  const field = (
    <Form
      guarded={false}
      initialValues={{ productId: chosen?._id ?? '' }}
      schema={object({ productId: string() })}
      failure="Failed"
      onSubmit={() => Promise.resolve()}
    >
      <ProductField name="productId" chosen={chosen} onChoose={onChoose} />
    </Form>
  );
  const shop = await renderShop([{ path: '/form', element: field }]);
  return {
    ...shop,
    onChoose,
    box: async () => {
      await shop.open('/form');
      return screen.findByRole('combobox', { name: 'Product' });
    },
  };
}

it('finds a product by its SKU, and says how much of it there is', async () => {
  const { user, request, box, onChoose } = await openField();
  await addProduct(request, { name: 'Desk', sku: 'OAK-1' });
  const lamp = await addProduct(request, { name: 'Lamp', sku: 'LMP-7' });
  await user.type(await box(), 'lmp');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.click(screen.getByRole('option', { name: /^Lamp\s*LMP-7 · 0 pieces$/ }));
  expect(await box()).toHaveValue('Lamp');
  expect(onChoose).toHaveBeenLastCalledWith(lamp);
});

it('takes by Enter the product of that name, though others have the same words and come first', async () => {
  const { user, request, box, onChoose } = await openField();
  for (const name of ['A shelf for Lamp E', 'Lamp A', 'Lamp E']) {
    const sku = `${name.slice(-1)}-E-${name.length}`;
    await addProduct(request, { name, sku });
  }
  await user.type(await box(), 'lamp e');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  await waitFor(() =>
    expect(screen.getByRole('option', { name: /^Lamp E/ })).toHaveAttribute(
      'aria-selected',
      'true',
    ),
  );
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Lamp E' }));
});

it('takes a scanned SKU with the Enter that comes at once, though others begin like it', async () => {
  const { user, request, box, onChoose } = await openField();
  for (const sku of ['LMP-70', 'LMP-7']) await addProduct(request, { name: `Lamp ${sku}`, sku });
  await user.type(await box(), 'lmp-7{Enter}');
  await waitFor(async () => expect(await box()).toHaveValue('Lamp LMP-7'));
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ sku: 'LMP-7' }));
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it('takes a scanned SKU though more begin like it than are listed', async () => {
  const { user, request, box, onChoose } = await openField();
  for (let end = 0; end < 21; end += 1)
    await addProduct(request, { name: `Lamp ${end}`, sku: `LMP-7${end}` });
  await addProduct(request, { name: 'Torch', sku: 'LMP-7' });
  await user.type(await box(), 'lmp-7{Enter}');
  await waitFor(async () => expect(await box()).toHaveValue('Torch'));
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ sku: 'LMP-7' }));
});

it('tells that the choice was taken back', async () => {
  const { user, box, onChoose } = await openField({ _id: '9', name: 'Old desk' });
  const input = await box();
  expect(input).toHaveValue('Old desk');
  await user.clear(input);
  await user.tab();
  expect(onChoose).toHaveBeenLastCalledWith(null);
});

it('says where to add the first one', async () => {
  const { box } = await openField();
  await box();
  const link = await screen.findByRole('link', { name: 'Add a product' });
  expect(link).toHaveAttribute('href', '/products/new');
});

it('says when products could not be loaded, and tries again', async () => {
  const { user, request, box } = await openField();
  await addProduct(request, { name: 'Desk' });
  faults.status('get', 'products', 500);
  const input = await box();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(input).toHaveAccessibleDescription(/Failed to load products/);
  expect(takeLogged().join()).toContain('Failed to load products');
  faults.heal();
  await user.click(retry);
  await waitFor(() => expect(input).toHaveAccessibleDescription(''));
  expect(input).toHaveFocus();
  await user.click(input);
  expect(await screen.findByRole('option', { name: /^Desk/ })).toBeVisible();
});
