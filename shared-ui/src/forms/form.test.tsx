import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createStore } from '../store/create-store';
import { formatSettingsLoaded } from '../store/format-settings';
import { takeLogged } from '../testing/logged';
import { around, box, DESK, isUnloadAsked, open, refuse, save } from './testing/product-form';

beforeEach(() => {
  around.answer = () => Promise.resolve({});
  around.nextPage = () => Promise.resolve(null);
});

describe('sending', () => {
  it('keeps the form without an error when the user cancels the save', async () => {
    around.answer = () => Promise.resolve(null);
    const user = open();
    await user.type(box('Name'), ' of oak');
    await user.click(save());
    await waitFor(() => expect(around.sent).toHaveLength(1));
    await waitFor(() => expect(save()).toHaveFocus());
    expect(box('Name')).toHaveValue('Desk of oak');
    expect(isUnloadAsked()).toBe(true);
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('a double click presses nothing that the errors put below it', async () => {
    const user = open();
    await user.clear(box('Name'));
    const press = (element: Element, detail: number) => {
      const isAllowed = fireEvent.mouseDown(element, { detail });
      return fireEvent.click(element, { detail }) && isAllowed;
    };
    press(save(), 1);
    await waitFor(() => expect(box('Name')).toBeInvalid());
    expect(press(box('Name'), 2)).toBe(false);
    expect(press(box('Name'), 1)).toBe(true);
    expect(press(box('Name'), 2)).toBe(true);
  });

  it('sends the values of the schema, then opens the next page', async () => {
    const user = open();
    await user.clear(box('Name'));
    await user.type(box('Name'), '  Oak desk ');
    const price = screen.getByRole('spinbutton', { name: 'Selling Price' });
    await user.clear(price);
    await user.type(price, '1 234,5');
    await user.click(save());
    expect(await screen.findByText('All products')).toBeVisible();
    expect(around.sent[0]?.payload).toMatchObject({
      name: 'Oak desk',
      sellingPrice: 1234.5,
      version: 1,
    });
  });

  it('refuses a number that has two meanings in English', async () => {
    const store = createStore();
    store.dispatch(formatSettingsLoaded({ language: 'en', currency: 'USD' }));
    const user = open(undefined, store);
    const price = screen.getByRole('spinbutton', { name: 'Selling Price' });
    await user.clear(price);
    await user.type(price, '1,125');
    await user.click(save());
    await waitFor(() =>
      expect(price).toHaveAccessibleDescription('Write 1125 or 1.125: 1,125 can mean both'),
    );
    expect(around.sent).toEqual([]);
  });

  it('sends once however often the user submits, and shows that it saves', async () => {
    let finish = (_answer: object) => {};
    around.answer = () => new Promise((resolve) => (finish = resolve));
    const user = open();
    await user.click(box('Name'));
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
    const busy = await screen.findByRole('button', { name: 'Saving…' });
    expect(busy).toBeDisabled();
    await waitFor(() => expect(around.sent).toHaveLength(1));
    await user.keyboard('{Control>}{Enter}{/Control}');
    act(() => finish({}));
    await screen.findByText('All products');
    expect(around.sent).toHaveLength(1);
  });

  it('shows no progress while the save asks a question, and refuses another submit', async () => {
    let finish = (_answer: object) => {};
    around.answer = async (confirm) => {
      await confirm({ title: 'Is the quantity right?', confirmLabel: 'Save anyway' });
      return new Promise((resolve) => (finish = resolve));
    };
    const user = open();
    await user.click(save());
    await screen.findByRole('alertdialog', { name: 'Is the quantity right?' });
    const behind = screen.getByRole('button', { name: 'Save Product', hidden: true });
    expect(behind).not.toHaveAttribute('aria-busy');
    fireEvent.click(behind);
    await user.click(screen.getByRole('button', { name: 'Save anyway' }));
    expect(await screen.findByRole('button', { name: 'Saving…' })).toBeDisabled();
    act(() => finish({}));
    expect(await screen.findByText('All products')).toBeVisible();
    expect(around.sent).toHaveLength(1);
  });

  it('refuses another submit while the next page loads', async () => {
    let arrive = (_code: unknown) => {};
    const asked = new Promise<void>((resolve) => {
      around.nextPage = () => {
        resolve();
        return new Promise((done) => (arrive = done));
      };
    });
    const user = open();
    await user.type(box('Name'), ' of oak');
    await user.keyboard('{Enter}');
    await act(() => asked);
    expect(screen.getByRole('button', { name: 'Saving…' })).toBeDisabled();
    await user.keyboard('{Enter}');
    act(() => arrive(null));
    expect(await screen.findByText('All products')).toBeVisible();
    expect(around.sent).toHaveLength(1);
  });

  it('keeps the key of a submit without an answer until the server decides', async () => {
    const user = open();
    around.answer = refuse({ status: 0, code: 'UNREACHABLE', message: 'No connection' });
    await user.click(save());
    await waitFor(() => expect(save()).toBeEnabled());
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to save productNo connection');
    around.answer = refuse({ status: 409, code: 'DUPLICATE', message: 'Taken' });
    await user.click(save());
    await screen.findByText('Taken');
    await user.click(save());
    await waitFor(() => expect(around.sent).toHaveLength(3));
    const [first, second, third] = around.sent.map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(second);
    await waitFor(() => expect(save()).toBeEnabled());
    takeLogged();
  });
});

describe('refusals', () => {
  /** Types a name and submits it after somebody else has saved the record. */
  async function openConflict(theirs: typeof DESK, store = createStore()) {
    around.answer = refuse({ status: 409, code: 'VERSION_CONFLICT', message: 'Changed meanwhile' });
    const user = open(() => Promise.resolve(theirs), store);
    await user.type(box('Name'), ' of mine');
    await user.click(save());
    const keep = await screen.findByRole('button', { name: 'Keep what I typed' });
    takeLogged();
    return { user, keep, notice: screen.getByRole('alert') };
  }

  it('shows errors at their fields, and focuses the first', async () => {
    const user = open();
    await user.clear(box('Name'));
    await user.clear(box('SKU'));
    await user.click(save());
    await waitFor(() => expect(box('Name')).toHaveFocus());
    expect(box('Name')).toBeInvalid();
    expect(box('Name')).toHaveAccessibleDescription('Product name is required');
    expect(box('SKU')).toHaveAccessibleDescription('SKU is required Unique');
    expect(around.sent).toEqual([]);
  });

  it('keeps the typed values when the server refuses a field, until that field changes', async () => {
    around.answer = refuse({
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

  it('says that somebody has deleted the record, and keeps the typed values', async () => {
    around.answer = refuse({ status: 404, code: 'NOT_FOUND', message: 'Product not found' });
    const user = open();
    await user.type(box('Name'), ' two');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Product not foundSomebody has deleted it meanwhile. What you typed is still here for you to copy.',
    );
    expect(box('Name')).toHaveValue('Desk two');
    takeLogged();
  });

  it('shows a message without a field above the form', async () => {
    around.answer = refuse({
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

  it('keeps the typed values at a conflict, and loads the newer ones on request', async () => {
    const store = createStore();
    const { user } = await openConflict({ ...DESK, name: 'Their desk', version: 7 }, store);
    expect(store.getState().toasts.current?.isOpen).toBe(true);
    expect(box('Name')).toHaveValue('Desk of mine');
    await user.click(screen.getByRole('button', { name: 'Load the newer record' }));
    await waitFor(() => expect(box('Name')).toHaveValue('Their desk'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(store.getState().toasts.current?.isOpen).toBe(false);

    around.answer = () => Promise.resolve({});
    await user.click(save());
    await screen.findByText('All products');
    expect(around.sent.at(-1)?.payload.version).toBe(7);
  });

  it('overwrites the changes of somebody else only after the user chooses to', async () => {
    const { user, keep, notice } = await openConflict(DESK);
    expect(notice).not.toHaveTextContent('choose');

    around.answer = () => Promise.resolve({});
    await user.click(save());
    expect(notice).toHaveTextContent('Not saved yet: choose one of the two.');
    expect(notice.parentElement).toHaveFocus();
    await user.type(box('SKU'), '{Enter}');
    expect(notice.parentElement).toHaveFocus();
    await user.type(box('SKU'), '{Control>}{Enter}{/Control}');
    expect(notice.parentElement).toHaveFocus();
    expect(box('Name')).toHaveValue('Desk of mine');
    expect(around.sent).toHaveLength(1);

    await user.dblClick(keep);
    await screen.findByText('All products');
    expect(around.sent).toHaveLength(2);
    expect(around.sent[1]?.payload.name).toBe('Desk of mine');
  });

  it('keeps the conflict notice until the save over it succeeds', async () => {
    const { user, keep } = await openConflict(DESK);
    await user.clear(box('SKU'));
    await user.click(keep);
    await waitFor(() => expect(box('SKU')).toHaveFocus());
    expect(keep).toBeEnabled();

    let finish = (_answer: object) => {};
    around.answer = () => new Promise((resolve) => (finish = resolve));
    await user.type(box('SKU'), 'D-2');
    await user.click(keep);
    await waitFor(() => expect(around.sent).toHaveLength(2));
    expect(keep).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Load the newer record' })).toBeDisabled();
    act(() => finish({}));
    await screen.findByText('All products');
  });
});

it('shows a value that the options lack', () => {
  open();
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Furniture');
});
