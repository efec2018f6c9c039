import {
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { localItems } from './stored-items';

const THEME_KEY = 'ui-theme';

export type ThemeChoice = 'light' | 'dark' | 'system';

// An alias, because declarations of the store inline it.
type ThemeState = {
  choice: ThemeChoice;
  /** Whether the document has the class `dark`. */
  isDark: boolean;
};

const initialState: ThemeState = { choice: 'light', isDark: false };

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeApplied: (_state, { payload }: PayloadAction<ThemeState>) => payload,
  },
});

type ThemeThunk = ThunkAction<void, { theme: ThemeState }, unknown, UnknownAction>;

/** Stores a theme and applies it. */
export function chooseTheme(choice: ThemeChoice): ThemeThunk {
  return (dispatch) => {
    localItems.write(THEME_KEY, choice);
    dispatch(applyTheme(choice));
  };
}

/** Switches between light and dark, and stores the choice. */
export function toggleTheme(): ThemeThunk {
  return (dispatch, getState) => dispatch(chooseTheme(getState().theme.isDark ? 'light' : 'dark'));
}

/**
 * Applies the stored theme, and follows the system and other tabs from now on. If nothing is stored, keeps the class of
 * the document.
 */
export function followTheme(): ThemeThunk {
  return (dispatch) => {
    const isDark = document.documentElement.classList.contains('dark');
    const isStored = localItems.read(THEME_KEY) !== null;
    dispatch(applyTheme(isStored ? storedTheme() : isDark ? 'dark' : 'light'));
    systemDark()?.addEventListener('change', () => {
      if (storedTheme() === 'system') dispatch(applyTheme('system'));
    });
    window.addEventListener('storage', ({ key }) => {
      if (key === THEME_KEY) dispatch(applyTheme(storedTheme()));
    });
  };
}

/** Light if nothing else is stored. */
function storedTheme(): ThemeChoice {
  const stored = localItems.read(THEME_KEY);
  return stored === 'dark' || stored === 'system' ? stored : 'light';
}

function applyTheme(choice: ThemeChoice): ThemeThunk {
  return (dispatch) => {
    const isDark = choice === 'system' ? systemDark()?.matches === true : choice === 'dark';
    document.documentElement.classList.toggle('dark', isDark);
    dispatch(themeSlice.actions.themeApplied({ choice, isDark }));
  };
}

/** Absent in jsdom. */
function systemDark(): MediaQueryList | undefined {
  return 'matchMedia' in window ? window.matchMedia('(prefers-color-scheme: dark)') : undefined;
}
