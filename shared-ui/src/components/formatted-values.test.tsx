import type { FormatSettings } from '@stockroom/contract';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { chooseLanguage } from '../language/language';
import { createStore } from '../store/create-store';
import { formatSettingsLoaded } from '../store/format-settings';
import { Money, Quantity, UnitCost } from './formatted-values';

const RU: FormatSettings = { language: 'ru', currency: 'RUB' };
const US: FormatSettings = { language: 'en', currency: 'USD' };

/** The text of a figure, split where the browser may break it. */
function breakLines(figure: ReactElement, settings: FormatSettings): string[] {
  const store = createStore();
  store.dispatch(formatSettingsLoaded(settings));
  const { container } = render(<Provider store={store}>{figure}</Provider>);
  for (const place of container.querySelectorAll('wbr')) place.replaceWith('\n');
  for (const place of container.querySelectorAll('[data-break]'))
    place.textContent = place.textContent.replace(' ', '\n');
  return container.textContent.split('\n').map((line) => line.replace(/\s/g, ' '));
}

it.each([
  [<Money key={0} value={54990} />, RU, '54 990,00 ₽'],
  [<Money key={1} value={0} />, RU, '0,00 ₽'],
  [<Money key={2} value={-12.5} />, US, '-$12.50'],
  [<Money key={3} value="123456789012345678.90" />, RU, '123 456 789 012 345 678,90 ₽'],
  [<Money key={10} value={12.5} signed />, US, '+$12.50'],
  [<Money key={11} value={-12.5} signed />, RU, '-12,50 ₽'],
  [<Money key={12} value={0} signed />, RU, '0,00 ₽'],
  [<UnitCost key={8} value="393.895349" />, RU, '393,8953 ₽'],
  [<UnitCost key={9} value={12.5} />, US, '$12.50'],
  [<Quantity key={4} value={1250.5} unit="kg" />, RU, '1 250,5 kg'],
  [<Quantity key={5} value={12} signed />, RU, '+12'],
  [<Quantity key={6} value={-3} signed />, RU, '-3'],
  [<Quantity key={7} value={0} signed />, RU, '0'],
])('writes %# in the language and currency of the settings', (figure, settings, text) => {
  expect(breakLines(figure, settings).join(' ')).toBe(text);
});

it('writes the unit in the language of the interface, the number in that of the settings', async () => {
  await act(() => chooseLanguage('ru'));
  expect(breakLines(<Quantity value={1250.5} unit="kg" />, US)).toEqual(['1,250.5 кг']);
  expect(breakLines(<Quantity value={1} unit="bottles" />, US)).toEqual(['1 bottles']);
  await act(() => chooseLanguage('en'));
});

it.each([
  [RU, '999999999.99', ['999 999 999,99 ₽']],
  [RU, '1000000000.00', ['1 000', '000 000,00 ₽']],
  [US, '1000000000.00', ['$1,000,', '000,000.00']],
  [RU, '-999987999990000.12', ['-999 987 999', '990 000,12 ₽']],
])('in %o, breaks %s nowhere but into %j', (settings, value, parts) => {
  const lines = breakLines(<Money value={value} />, settings);
  expect(lines).toEqual(parts);
});
