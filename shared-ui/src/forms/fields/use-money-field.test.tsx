import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { mixed, object } from 'yup';
import { createStore } from '../../store/create-store';
import { formatSettingsLoaded } from '../../store/format-settings';
import { Form } from '../form';
import { NumberField } from './number-field';
import { useMoneyField } from './use-money-field';

function PriceField() {
  return <NumberField name="price" label="Price" {...useMoneyField()} />;
}

it.each([
  ['ru', 'RUB', '100,00', '₽'],
  ['ru', 'USD', '100,00', '$'],
  ['en', 'EUR', '100.00', '€'],
] as const)(
  'marks a price in %s and %s as amounts are marked',
  (language, currency, typed, sign) => {
    const store = createStore();
    store.dispatch(formatSettingsLoaded({ language, currency }));
    render(
      <Provider store={store}>
        <Form
          guarded={false}
          initialValues={{ price: 100 }}
          schema={object({ price: mixed() })}
          failure="Failed"
          onSubmit={() => Promise.resolve()}
        >
          <PriceField />
        </Form>
      </Provider>,
    );
    const field = screen.getByRole('spinbutton', { name: 'Price' });
    expect(field).toHaveValue(typed);
    expect(field).toHaveAttribute('aria-valuetext', `${typed} ${sign}`);
    expect(screen.getByText(sign)).toBeVisible();
  },
);
