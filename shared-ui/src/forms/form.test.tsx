import { productUpdateSchema, type ProductUpdate } from '@stockroom/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppFrame } from '../components/app-frame';
import { TextLink } from '../components/text-link';
import { apiError, type ApiError } from '../store/api-error';
import { createStore } from '../store/create-store';
import { logOut } from '../store/session';
import { SessionClient } from '../store/session-client';
import { takeLogged } from '../testing/logged';
import { Form } from './form';
import { FormActions, FormLayout } from './form-layout';
import { NumberField } from './number-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';

const DESK = {
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

/** What the server answers, and what it was sent. */
let answer: () => Promise<unknown>;
let sent: { payload: ProductUpdate; key: string }[] = [];

function ProductForm({ onLoadNewer }: { onLoadNewer?: () => Promise<Values> }) {
  return (
    <Form
      initialValues={DESK}
      schema={productUpdateSchema}
      failure="Failed to save product"
      onSubmit={(payload, { idempotencyKey }) => {
        sent.push({ payload, key: idempotencyKey });
        return answer();
      }}
      goOn={() => void router.navigate('/products')}
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

let router: ReturnType<typeof createMemoryRouter>;
function open(onLoadNewer?: () => Promise<Values>, store = createStore()) {
  sent = [];
  router = createMemoryRouter(
    [
      { path: '/edit', element: <ProductForm onLoadNewer={onLoadNewer} /> },
      { path: '/orders', element: <p>All orders</p> },
      { path: '/products', element: <TextLink to="/edit">All products</TextLink> },
    ],
    { initialEntries: ['/edit'] },
  );
  render(
    <Provider store={store}>
      <AppFrame>
        <RouterProvider router={router} />
      </AppFrame>
    </Provider>,
  );
  return userEvent.setup();
}
/** Whether the browser would ask before the page is closed. */
const isUnloadAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const box = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save Product' });
const refuse = (error: Pick<ApiError, 'code' | 'message' | 'status'> & Partial<ApiError>) => () =>
  Promise.reject(apiError(error));

beforeEach(() => {
  answer = () => Promise.resolve({});
});

describe('sending', () => {
  it('is not done, and no failure, when the user leaves it after all', async () => {
    answer = () => Promise.resolve(null);
    const user = open();
    await user.type(box('Name'), ' of oak');
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(save()).toHaveFocus());
    expect(box('Name')).toHaveValue('Desk of oak');
    expect(isUnloadAsked()).toBe(true);
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sends what the schema makes of the typed texts, then goes on', async () => {
    const user = open();
    await user.clear(box('Name'));
    await user.type(box('Name'), '  Oak desk ');
    const price = screen.getByRole('spinbutton', { name: 'Selling Price' });
    await user.clear(price);
    await user.type(price, '1 234,5');
    await user.click(save());
    expect(await screen.findByText('All products')).toBeVisible();
    expect(sent[0]?.payload).toMatchObject({ name: 'Oak desk', sellingPrice: 1234.5, version: 1 });
  });

  it('sends once however often it is asked to, and shows that it works', async () => {
    let finish = (_answer: object) => {};
    answer = () => new Promise((resolve) => (finish = resolve));
    const user = open();
    await user.click(box('Name'));
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
    const busy = await screen.findByRole('button', { name: 'Saving…' });
    expect(busy).toBeDisabled();
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.keyboard('{Control>}{Enter}{/Control}');
    act(() => finish({}));
    await screen.findByText('All products');
    expect(sent).toHaveLength(1);
  });

  it('keeps the key of a submit that got no answer, until the server has decided', async () => {
    const user = open();
    answer = refuse({ status: 0, code: 'UNREACHABLE', message: 'No connection' });
    await user.click(save());
    await waitFor(() => expect(save()).toBeEnabled());
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to save productNo connection');
    answer = refuse({ status: 409, code: 'DUPLICATE', message: 'Taken' });
    await user.click(save());
    await screen.findByText('Taken');
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(3));
    const [first, second, third] = sent.map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(second);
    await waitFor(() => expect(save()).toBeEnabled());
    takeLogged();
  });
});

describe('refusals', () => {
  it('shows what is wrong at the field, and goes to the first', async () => {
    const user = open();
    await user.clear(box('Name'));
    await user.clear(box('SKU'));
    await user.click(save());
    await waitFor(() => expect(box('Name')).toHaveFocus());
    expect(box('Name')).toBeInvalid();
    expect(box('Name')).toHaveAccessibleDescription('Product name is required');
    expect(box('SKU')).toHaveAccessibleDescription('SKU is required Unique');
    expect(sent).toEqual([]);
  });

  it('keeps the typed values when the server refuses a field, until that field changes', async () => {
    answer = refuse({
      status: 409,
      code: 'DUPLICATE',
      message: 'SKU taken',
      fieldErrors: { sku: 'Another product has this SKU' },
    });
    const user = open();
    await user.type(box('Name'), ' two');
    await user.click(save());
    await waitFor(() => expect(box('SKU')).toHaveFocus());
    expect(box('SKU')).toHaveAccessibleDescription('Another product has this SKU Unique');
    expect(await screen.findByText('Failed to save product')).toBeVisible();
    expect(takeLogged()).toHaveLength(1);

    await user.type(box('Name'), ' three');
    expect(box('Name')).toHaveValue('Desk two three');
    expect(box('SKU')).toBeInvalid();
    await user.type(box('SKU'), '0');
    expect(box('SKU')).toBeValid();
  });

  it('says that the record was deleted meanwhile, and keeps what was typed to be copied', async () => {
    answer = refuse({ status: 404, code: 'NOT_FOUND', message: 'Product not found' });
    const user = open();
    await user.type(box('Name'), ' two');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Product not foundSomebody has deleted it meanwhile. What you typed is still here, to be copied.',
    );
    expect(box('Name')).toHaveValue('Desk two');
    takeLogged();
  });

  it('says above the form what no field can say', async () => {
    answer = refuse({
      status: 422,
      code: 'VALIDATION_FAILED',
      message: 'Invalid',
      fieldErrors: { color: 'Unknown field' },
    });
    const user = open();
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('color: Unknown field');
    takeLogged();
  });

  it('keeps the typed values when somebody else saved meanwhile, and loads theirs on request', async () => {
    answer = refuse({ status: 409, code: 'VERSION_CONFLICT', message: 'Changed meanwhile' });
    const user = open(() => Promise.resolve({ ...DESK, name: 'Their desk', version: 7 }));
    await user.type(box('Name'), ' of mine');
    await user.click(save());
    const load = await screen.findByRole('button', { name: 'Load the newer record' });
    expect(box('Name')).toHaveValue('Desk of mine');
    await user.click(load);
    await waitFor(() => expect(box('Name')).toHaveValue('Their desk'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    takeLogged();

    answer = () => Promise.resolve({});
    await user.click(save());
    await screen.findByText('All products');
    expect(sent.at(-1)?.payload.version).toBe(7);
  });
});

describe('leaving', () => {
  it('asks once about unsaved typing, and stays when told to', async () => {
    const user = open();
    await user.type(box('Name'), '!');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(box('Name')).toHaveValue('Desk!'));

    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await screen.findByRole('alertdialog');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('All products')).toBeVisible();
  });

  it('asks for another tab of the page as well, but for no other change of the query', async () => {
    const user = open();
    await user.type(box('Name'), '!');
    act(() => void router.navigate('/edit?filter=1'));
    await waitFor(() => expect(router.state.location.search).toBe('?filter=1'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    act(() => void router.navigate('/edit?filter=1&tab=other'));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(router.state.location.search).toBe('?filter=1');
    expect(box('Name')).toHaveValue('Desk!');
  });

  it('waits for the save in flight, then goes where the user wanted without a question', async () => {
    let finish = (_answer: object) => {};
    answer = () => new Promise((resolve) => (finish = resolve));
    const user = open();
    await user.type(box('Name'), '!');
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Orders' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(box('Name')).toHaveValue('Desk!');
    await act(async () => finish({}));
    expect(await screen.findByText('All orders')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('asks after a save that failed', async () => {
    let fail = (_error: ApiError) => {};
    answer = () => new Promise((_resolve, reject) => (fail = reject));
    const user = open();
    await user.type(box('Name'), '!');
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Orders' }));
    await act(async () => fail(apiError({ status: 500, code: 'INTERNAL', message: '' })));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('All orders')).toBeVisible();
    expect(takeLogged()).toHaveLength(1);
  });

  it('stays where the user went, when the answer to a save comes late', async () => {
    let finish = (_answer: object) => {};
    answer = () => new Promise((resolve) => (finish = resolve));
    const user = open();
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    // Nothing was typed, so nothing is asked and nothing waited for.
    await user.click(screen.getByRole('link', { name: 'Orders' }));
    await screen.findByText('All orders');
    await act(async () => finish({}));
    expect(screen.getByText('All orders')).toBeVisible();
  });

  it('asks before a log-out as well, and only then ends the session', async () => {
    const loadPage = jest.fn();
    const store = createStore(new SessionClient({ locks: undefined, loadPage }));
    const user = open(undefined, store);
    await user.type(box('Name'), '!');
    act(() => void store.dispatch(logOut()));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(loadPage).not.toHaveBeenCalled();
    expect(isUnloadAsked()).toBe(true);

    act(() => void store.dispatch(logOut()));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/login'));
    expect(isUnloadAsked()).toBe(false);
  });

  it('asks nothing when nothing was typed', async () => {
    const user = open();
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByText('All products')).toBeVisible();
  });
});

it('shows a chosen value that the options no longer have', () => {
  open();
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Furniture');
});
