import { screen } from '@testing-library/react';
import { object, string } from 'yup';
import { addSupplier, renderShop } from '../../testing';
import { Form } from '../form';
import { SupplierField, type ChosenSupplier } from './supplier-field';

async function openField(chosen?: ChosenSupplier) {
  const field = (
    <Form
      guarded={false}
      initialValues={{ supplierId: chosen?.supplierId ?? '' }}
      schema={object({ supplierId: string() })}
      failure="Failed"
      onSubmit={() => Promise.resolve()}
    >
      <SupplierField name="supplierId" label="Supplier" chosen={chosen} />
    </Form>
  );
  const shop = await renderShop([{ path: '/form', element: field }]);
  return {
    ...shop,
    box: async () => {
      await shop.open('/form');
      return screen.findByRole('combobox', { name: 'Supplier' });
    },
  };
}

it('finds a supplier by a part of its name', async () => {
  const { user, request, box } = await openField();
  await addSupplier(request, { companyName: 'Light Ltd' });
  await addSupplier(request, { companyName: 'Ромашка' });
  await user.type(await box(), 'маш');
  await user.click(await screen.findByRole('option', { name: 'Ромашка' }));
  expect(await box()).toHaveValue('Ромашка');
});

it('shows a supplier that has been archived since', async () => {
  const { box } = await openField({ supplierId: '9', supplierName: 'Old Ltd' });
  expect(await box()).toHaveValue('Old Ltd');
});

it('says where to add the first one', async () => {
  const { box } = await openField();
  await box();
  expect(await screen.findByRole('link', { name: 'Add a supplier' })).toHaveAttribute(
    'href',
    '/suppliers/new',
  );
});
