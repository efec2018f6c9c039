import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { CURRENCIES, DEFAULT_FORMAT, LANGUAGES, type FormatSettings } from '@stockroom/contract';
import { localItems } from './stored-items';

const FORMAT_KEY = 'stockroom-format';

/** Language and currency of numbers, money and dates. Until the settings load, those of the last visit. */
export const formatSettingsSlice = createSlice({
  name: 'formatSettings',
  initialState: () => rememberedFormat() ?? DEFAULT_FORMAT,
  reducers: {
    // Field by field, so that equal settings cause no render.
    formatSettingsLoaded(state, { payload }: PayloadAction<FormatSettings>) {
      state.language = payload.language;
      state.currency = payload.currency;
    },
  },
});
export const { formatSettingsLoaded } = formatSettingsSlice.actions;

/** For the first figures of the next visit, before the settings load. */
export function rememberFormat({ language, currency }: FormatSettings): void {
  localItems.write(FORMAT_KEY, `${language} ${currency}`);
}

function rememberedFormat(): FormatSettings | null {
  const [language, currency] = localItems.read(FORMAT_KEY)?.split(' ') ?? [];
  const known = {
    language: LANGUAGES.find(({ value }) => value === language)?.value,
    currency: CURRENCIES.find(({ value }) => value === currency)?.value,
  };
  return known.language && known.currency
    ? { language: known.language, currency: known.currency }
    : null;
}
