import {
  currencySign,
  formatCompact,
  formatDate,
  formatDateTime,
  formatDay,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  formatQuantity,
  formatShortDay,
  formatUnitCost,
  unitText,
  type Decimal,
  type Language,
} from '@stockroom/contract';
import { useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useInterfaceLanguage } from '../language/language';
import { useTranslate } from '../texts';
import type { AppDispatch, AppStore, RootState } from './create-store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
/** For code that reads the state after its page is gone. */
export const useAppStore = useStore.withTypes<AppStore>();

/** The language of typed and shown numbers. */
export function useLanguage(): Language {
  return useAppSelector((state) => state.formatSettings.language);
}

/** In place of an amount that an answer left out, because its reader may not see it. */
const HIDDEN = '—';

/** The formats of the contract in the language and currency of the settings; units are words of the interface. */
export function useFormat() {
  const settings = useAppSelector((state) => state.formatSettings);
  const t = useTranslate();
  const words = useInterfaceLanguage();
  return useMemo(
    () => ({
      money: (amount: Decimal | undefined) =>
        amount === undefined ? HIDDEN : formatMoney(amount, settings),
      unitCost: (cost: Decimal) => formatUnitCost(cost, settings),
      currencySign: () => currencySign(settings),
      number: (value: Decimal) => formatNumber(value, settings),
      quantity: (value: Decimal, unit: string) =>
        formatQuantity(value, t(unitText(unit, value)), settings),
      compact: (value: number) => formatCompact(value, settings, words),
      date: (instant: string) => formatDate(instant, settings),
      dateTime: (instant: string) => formatDateTime(instant, settings),
      day: (day: string) => formatDay(day, settings),
      shortDay: (day: string) => formatShortDay(day, settings),
      month: (month: string) => formatMonth(month, settings),
      percent: (share: number, options?: { signed: boolean }) =>
        formatPercent(share, settings, options),
    }),
    [settings, t, words],
  );
}
