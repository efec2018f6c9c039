import { NumberField } from '@stockroom/shared-ui/forms';
import { addOrder } from '@stockroom/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { openEditForm } from '../../testing/form-shop';
import { ItemTotal } from './item-total';

// Stands in every row and is not memoised: it renders exactly when its row does.
jest.mock('./item-total', () => {
  const real = jest.requireActual<Record<'ItemTotal', typeof ItemTotal>>('./item-total');
  return { ItemTotal: jest.fn(real.ItemTotal) };
});
jest.mock('@stockroom/shared-ui/forms', () => {
  const real = jest.requireActual<Record<'NumberField', typeof NumberField>>(
    '@stockroom/shared-ui/forms',
  );
  return { ...real, NumberField: jest.fn(real.NumberField) };
});
const rowsRendered = () =>
  new Set(jest.mocked(ItemTotal).mock.calls.map(([{ item }]) => item.key)).size;
const fieldsRendered = () => [
  ...new Set(jest.mocked(NumberField).mock.calls.map(([{ name }]) => name)),
];

test('of 100 rows a key renders only the field that it is typed into', async () => {
  const { user } = await openEditForm(({ request, kettle }) =>
    addOrder(request, {
      items: Array.from({ length: 100 }, (_, index) => ({
        productId: kettle._id,
        quantity: 1,
        unitPrice: index + 1,
      })),
    }),
  );
  await waitFor(() => expect(screen.getAllByText(/^KETTLE/)).toHaveLength(100));
  expect(rowsRendered()).toBe(100);

  // By value: to find one of 300 fields by label or role takes jsdom minutes.
  const price = screen.getByDisplayValue('60,00');
  act(() => price.focus());
  jest.clearAllMocks();
  await user.keyboard('2');
  expect(price).toHaveValue('60,002');
  expect(rowsRendered()).toBe(1);
  expect(fieldsRendered()).toEqual(['items[59].unitPrice']);

  act(() => screen.getByDisplayValue('100,00').focus());
  jest.clearAllMocks();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toHaveAttribute('name', 'items[100].productId');
  expect(rowsRendered()).toBe(1);
});
