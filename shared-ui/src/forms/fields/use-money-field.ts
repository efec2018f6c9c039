import { useFormat } from '../../store/hooks';

/** Makes a NumberField one for money of the display currency (spec section 5: step 0.01), never less than nothing. */
export function useMoneyField() {
  return { min: 0, step: 0.01, places: 2, suffix: useFormat().currencySign() };
}
