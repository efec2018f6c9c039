import type { Product, Role } from '@stockroom/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { addProduct, addSupplier, faults, renderShop, takeLogged } from '../../testing';
import { Form } from '../form';
import { ProductField, SupplierField } from './record-fields';

async function openField(name: string, field: ReactNode, id = '', role?: Role) {
  const form = (
    <Form
      guarded={false}
      initialValues={{ id }}
      schema={object({ id: string() })}
      failure="Failed"
      onSubmit={() => Promise.resolve()}
    >
      {field}
    </Form>
  );
  const shop = await renderShop([{ path: '/form', element: form }], { role });
  const open = async () => {
    await shop.open('/form');
    return screen.findByRole('combobox', { name });
  };
  return { ...shop, open };
}

const onChoose = jest.fn<void, [Product | null]>();
beforeEach(() => onChoose.mockReset());
const openProduct = (chosen?: Pick<Product, '_id' | 'name'>) =>
  openField(
    'Product',
    <ProductField name="id" chosen={chosen} onChoose={(product) => onChoose(product)} />,
    chosen?._id,
  );

it('finds a product by its SKU, and shows its stock', async () => {
  const { user, request, open } = await openProduct();
  await addProduct(request, { name: 'Desk', sku: 'OAK-1' });
  const lamp = await addProduct(request, { name: 'Lamp', sku: 'LMP-7' });
  const box = await open();
  await user.type(box, 'lmp');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.click(screen.getByRole('option', { name: /^Lamp\s*LMP-7 · 0 pieces$/ }));
  expect(box).toHaveValue('Lamp');
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ _id: lamp._id }));
});

it('Enter takes the product of exactly this name, even if others come first', async () => {
  const { user, request, open } = await openProduct();
  for (const name of ['A shelf for Lamp E', 'Lamp A', 'Lamp E'])
    await addProduct(request, { name, sku: `${name.slice(-1)}-E-${name.length}` });
  await user.type(await open(), 'lamp e');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  const option = screen.getByRole('option', { name: /^Lamp E/ });
  await waitFor(() => expect(option).toHaveAttribute('aria-selected', 'true'));
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Lamp E' }));
});

it('takes a scanned SKU, even if more products than it lists begin with it', async () => {
  const { user, request, open } = await openProduct();
  for (let end = 0; end < 21; end += 1)
    await addProduct(request, { name: `Lamp ${end}`, sku: `LMP-7${end}` });
  await addProduct(request, { name: 'Torch', sku: 'LMP-7' });
  const box = await open();
  await user.type(box, 'lmp-7{Enter}');
  await waitFor(() => expect(box).toHaveValue('Torch'));
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ sku: 'LMP-7' }));
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it('takes a scanned barcode, also with the 0 that some scanners add', async () => {
  const { user, request, open } = await openProduct();
  const barcodes = [{ code: '4006381333931', units: 1 }];
  await addProduct(request, { name: 'Kettle', sku: 'K-1', barcodes });
  const box = await open();
  await user.type(box, '04006381333931{Enter}');
  await waitFor(() => expect(box).toHaveValue('Kettle'));
});

describe('a code that finds nothing', () => {
  const CODE = '4006381333931';
  const scanCode = async () => {
    const onScan = jest.fn<boolean, [Product, number]>(() => false);
    const shop = await openField(
      'Product',
      <>
        <ProductField name="id" next="quantity" onScan={onScan} />
        <input name="quantity" />
      </>,
    );
    const { name } = await addProduct(shop.request, { name: 'Kettle' });
    const box = await shop.open();
    await shop.user.type(box, `${CODE}{Enter}`);
    const find = (offer: string) => screen.findByRole('button', { name: offer });
    return { ...shop, box, name, onScan, find };
  };

  it('begins a product in another tab, and is found when the user is back', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, request, box, find } = await scanCode();
    await user.click(await find('Create a product with this code in a new tab'));
    expect(open).toHaveBeenLastCalledWith(`/products/new?barcode=${CODE}`, '_blank');
    await addProduct(request, { name: 'Torch', barcodes: [{ code: CODE, units: 1 }] });
    fireEvent.focus(window);
    await waitFor(() => expect(box).toHaveValue('Torch'));
    open.mockRestore();
  });

  it('becomes a barcode of a product, which the field then takes', async () => {
    const { user, box, name, onScan, find } = await scanCode();
    await user.click(await find('Add this code to a product'));
    const dialog = within(await screen.findByRole('dialog', { name: /4006381333931/ }));
    await user.click(dialog.getByRole('button', { name: 'Add Barcode' }));
    expect(await dialog.findByText('Please select a product')).toBeVisible();
    await user.type(dialog.getByRole('combobox', { name: 'Product' }), 'ket{Enter}');
    const units = dialog.getByRole('spinbutton', { name: 'Units' });
    await waitFor(() => expect(units).toHaveFocus());
    await user.clear(units);
    await user.type(units, '12{Enter}');
    await waitFor(() => expect(box).toHaveValue('Kettle'));
    expect(onScan).toHaveBeenLastCalledWith(expect.objectContaining({ name }), 12);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays unknown for those who may not change products', async () => {
    const { open, user } = await openField('Product', <ProductField name="id" />, '', 'sales');
    await user.type(await open(), `${CODE}{Enter}`);
    await screen.findByRole('option', { name: 'Nothing found' });
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });
});

it('reports that the user has removed the choice', async () => {
  const { user, open } = await openProduct({ _id: '9', name: 'Old desk' });
  const box = await open();
  expect(box).toHaveValue('Old desk');
  await user.clear(box);
  await user.tab();
  expect(onChoose).toHaveBeenLastCalledWith(null);
});

it('says that products did not load, and retries', async () => {
  const { user, request, open } = await openProduct();
  await addProduct(request, { name: 'Desk' });
  faults.status('get', 'products', 500);
  const box = await open();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(box).toHaveAccessibleDescription(/Failed to load products/);
  expect(takeLogged().join()).toContain('Failed to load products');
  faults.heal();
  await user.click(retry);
  await waitFor(() => expect(box).toHaveAccessibleDescription(''));
  expect(box).toHaveFocus();
  await user.click(box);
  expect(await screen.findByRole('option', { name: /^Desk/ })).toBeVisible();
});

it('finds a supplier by a part of its name, and shows one that is archived', async () => {
  const chosen = { supplierId: '9', supplierName: 'Old Ltd' };
  const field = <SupplierField name="id" label="Supplier" chosen={chosen} />;
  const { user, request, open } = await openField('Supplier', field, '9');
  await addSupplier(request, { companyName: 'Light Ltd' });
  await addSupplier(request, { companyName: 'Ромашка' });
  const box = await open();
  expect(box).toHaveValue('Old Ltd');
  await user.type(box, 'маш');
  await user.click(await screen.findByRole('option', { name: 'Ромашка' }));
  expect(box).toHaveValue('Ромашка');
});

it('links to the form for the first product', async () => {
  const { open } = await openProduct();
  await open();
  const link = await screen.findByRole('link', { name: 'Add a product' });
  expect(link).toHaveAttribute('href', '/products/new');
});
