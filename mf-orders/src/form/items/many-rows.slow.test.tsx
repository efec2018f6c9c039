import { NumberField } from '@stockroom/shared-ui/forms';
import { addOrder } from '@stockroom/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { openEditForm } from '../../testing/form-shop';

// Two stand in every row and are not memoised, so they render exactly when their row does.
jest.mock('@stockroom/shared-ui/forms', () => {
  const real = jest.requireActual<Record<'NumberField', typeof NumberField>>(
    '@stockroom/shared-ui/forms',
  );
  return { ...real, NumberField: jest.fn(real.NumberField) };
});
const renderedRows = () => [
  ...new Set(jest.mocked(NumberField).mock.calls.map(([{ name }]) => name.split('.')[0])),
];

test('renders only the row of the key in an order of 100 rows', async () => {
  const { user } = await openEditForm(({ request, kettle }) =>
    addOrder(request, {
      items: Array.from({ length: 100 }, (_, index) => ({
        productId: kettle._id,
        quantity: 1,
        unitPrice: index + 1,
      })),
    }),
  );
  await waitFor(() => expect(screen.getAllByText(/^KETTLE.*available$/)).toHaveLength(100));
  expect(renderedRows()).toHaveLength(100);

  // By value: jsdom takes minutes to find one of 300 fields by label or role.
  const price = screen.getByDisplayValue('60,00');
  act(() => price.focus());
  jest.clearAllMocks();
  await user.keyboard('2');
  expect(price).toHaveValue('60,002');
  expect(renderedRows()).toEqual(['items[59]']);

  act(() => screen.getByDisplayValue('100,00').focus());
  jest.clearAllMocks();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toHaveAttribute('name', 'items[100].productId');
  expect(renderedRows()).toEqual(['items[100]']);
});
