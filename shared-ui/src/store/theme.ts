import {
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { localItems } from './stored-items';

export const THEME_KEY = 'ui-theme';
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export interface ThemeState {
  /** What the user chose; light when nothing is stored (product, "Other decisions"). */
  theme: Theme;
  /** What is on screen: the class `dark` of the document. */
  isDark: boolean;
}

const initialState: ThemeState = { theme: 'light', isDark: false };

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeApplied: (_state, { payload }: PayloadAction<ThemeState>) => payload,
  },
});
const { themeApplied } = themeSlice.actions;

type ThemeThunk = ThunkAction<void, { theme: ThemeState }, unknown, UnknownAction>;

/** Remembers the choice and shows it. */
export function setTheme(theme: Theme): ThemeThunk {
  return (dispatch) => {
    localItems.write(THEME_KEY, theme);
    dispatch(applyTheme(theme));
  };
}

/** The header's button: the other one of light and dark. */
export function toggleTheme(): ThemeThunk {
  return (dispatch, getState) => dispatch(setTheme(getState().theme.isDark ? 'light' : 'dark'));
}

/**
 * Takes up the stored theme and follows the system and other tabs from now on. With nothing stored the class
 * of the document stands: the page may have been sent with one.
 */
export function followTheme(): ThemeThunk {
  return (dispatch) => {
    const stored = storedTheme();
    if (stored !== null) dispatch(applyTheme(stored));
    else dispatch(themeApplied({ theme: 'light', isDark: documentClasses().contains('dark') }));
    systemDark()?.addEventListener('change', () => {
      if (storedTheme() === 'system') dispatch(applyTheme('system'));
    });
    window.addEventListener('storage', ({ key }) => {
      if (key === THEME_KEY) dispatch(applyTheme(storedTheme() ?? 'light'));
    });
  };
}

function applyTheme(theme: Theme): ThemeThunk {
  return (dispatch) => {
    const isDark = theme === 'system' ? (systemDark()?.matches ?? false) : theme === 'dark';
    documentClasses().toggle('dark', isDark);
    dispatch(themeApplied({ theme, isDark }));
  };
}

function storedTheme(): Theme | null {
  const stored = localItems.read(THEME_KEY);
  return THEMES.find((theme) => theme === stored) ?? null;
}

function documentClasses(): DOMTokenList {
  return document.documentElement.classList;
}

/** Absent in jsdom. */
function systemDark(): MediaQueryList | undefined {
  return 'matchMedia' in window ? window.matchMedia('(prefers-color-scheme: dark)') : undefined;
}
