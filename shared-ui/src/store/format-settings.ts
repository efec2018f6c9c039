import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_FORMAT, type FormatSettings } from '@stockroom/contract';

/** Language and currency in which numbers, money and dates are shown; the defaults until the settings are known. */
export const formatSettingsSlice = createSlice({
  name: 'formatSettings',
  initialState: DEFAULT_FORMAT,
  reducers: {
    formatSettingsLoaded: (_state, { payload }: PayloadAction<FormatSettings>) => payload,
  },
});
export const { formatSettingsLoaded } = formatSettingsSlice.actions;
