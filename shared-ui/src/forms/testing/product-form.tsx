import { productUpdateSchema, type ProductUpdate } from '@stockroom/contract';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useConfirm } from '../../components/dialogs/confirm';
import { AppFrame } from '../../components/pages/app-frame';
import { TextLink } from '../../components/buttons/links';
import { apiError, type ApiError } from '../../store/api-error';
import { createStore } from '../../store/create-store';
import { Form } from '../form';
import { FormActions, FormLayout } from '../form-layout';
import { NumberField } from '../fields/number-field';
import { SelectField } from '../fields/select-field';
import { TextField } from '../fields/text-field';
import { Unstyled } from '../../testing/unstyled';

export const DESK = {
  name: 'Desk',
  sku: 'D-1',
  description: '',
  category: 'Furniture',
  unitOfMeasurement: 'pieces',
  purchasePrice: '100',
  sellingPrice: '150',
  minimumStockLevel: '2',
  supplierId: 's1',
  imageUrl: '',
  version: 1,
};
type Values = typeof DESK;

/** The surroundings of the form: the server's answer, the submits, and the router. */
export const around = {
  answer: (_confirm: ReturnType<typeof useConfirm>): Promise<unknown> => Promise.resolve({}),
  /** Loads the page that follows a save. */
  nextPage: (): Promise<unknown> => Promise.resolve(null),
  sent: [] as { payload: ProductUpdate; key: string }[],
  router: createMemoryRouter([{ path: '*' }]),
};

function ProductForm({ onLoadNewer }: { onLoadNewer?: () => Promise<Values> }) {
  const confirm = useConfirm();
  return (
    <Form
      initialValues={DESK}
      schema={productUpdateSchema}
      failure="Failed to save product"
      onSubmit={(payload, { idempotencyKey }) => {
        around.sent.push({ payload, key: idempotencyKey });
        return around.answer(confirm);
      }}
      goOn={() => around.router.navigate('/products')}
      onLoadNewer={onLoadNewer}
    >
      <FormLayout>
        <TextField name="name" label="Name" required />
        <TextField name="sku" label="SKU" required hint="Unique" />
        <SelectField
          name="category"
          label="Category"
          options={[{ value: 'Tools', label: 'Tools' }]}
        />
        <NumberField name="sellingPrice" label="Selling Price" min={0} step={0.01} suffix="₽" />
        <TextLink to="/orders">Orders</TextLink>
        <FormActions submitLabel="Save Product" cancelTo="/products" />
      </FormLayout>
    </Form>
  );
}

/** Opens the form, with two other pages to go to. */
export function open(onLoadNewer?: () => Promise<Values>, store = createStore()) {
  around.sent = [];
  around.router = createMemoryRouter(
    [
      { path: '/edit', element: <ProductForm onLoadNewer={onLoadNewer} /> },
      { path: '/orders', element: <p>All orders</p> },
      {
        path: '/products',
        loader: () => around.nextPage(),
        element: <TextLink to="/edit">All products</TextLink>,
      },
    ],
    { initialEntries: ['/edit'] },
  );
  render(
    <Provider store={store}>
      <AppFrame>
        <RouterProvider router={around.router} />
      </AppFrame>
    </Provider>,
    { wrapper: Unstyled },
  );
  return userEvent.setup();
}
/** Whether the browser would ask before it closes the page. */
export const isUnloadAsked = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
export const box = (name: string) => screen.getByRole('textbox', { name });
export const save = () => screen.getByRole('button', { name: 'Save Product' });
export const refuse =
  (error: Pick<ApiError, 'code' | 'message' | 'status'> & Partial<ApiError>) => () =>
    Promise.reject(apiError(error));
