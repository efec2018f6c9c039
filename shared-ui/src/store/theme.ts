import {
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { localItems } from './stored-items';

/** 'light', 'dark' or 'system'; light if nothing else is stored. */
const THEME_KEY = 'ui-theme';

// An alias, because declarations of the store inline it.
type ThemeState = {
  /** Whether the document has the class `dark`. */
  isDark: boolean;
};

const initialState: ThemeState = { isDark: false };

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeApplied: (state, { payload: isDark }: PayloadAction<boolean>) => {
      state.isDark = isDark;
    },
  },
});

type ThemeThunk = ThunkAction<void, { theme: ThemeState }, unknown, UnknownAction>;

/** Switches between light and dark, and stores the choice. */
export function toggleTheme(): ThemeThunk {
  return (dispatch, getState) => {
    const isDark = !getState().theme.isDark;
    localItems.write(THEME_KEY, isDark ? 'dark' : 'light');
    dispatch(showTheme(isDark));
  };
}

/**
 * Applies the stored theme, and follows the system and other tabs from now on. If nothing is stored, keeps the class of
 * the document.
 */
export function followTheme(): ThemeThunk {
  return (dispatch) => {
    if (localItems.read(THEME_KEY) !== null) dispatch(applyTheme());
    else dispatch(showTheme(document.documentElement.classList.contains('dark')));
    systemDark()?.addEventListener('change', () => {
      if (localItems.read(THEME_KEY) === 'system') dispatch(applyTheme());
    });
    window.addEventListener('storage', ({ key }) => {
      if (key === THEME_KEY) dispatch(applyTheme());
    });
  };
}

function applyTheme(): ThemeThunk {
  const stored = localItems.read(THEME_KEY);
  return showTheme(stored === 'system' ? systemDark()?.matches === true : stored === 'dark');
}

function showTheme(isDark: boolean): ThemeThunk {
  return (dispatch) => {
    document.documentElement.classList.toggle('dark', isDark);
    dispatch(themeSlice.actions.themeApplied(isDark));
  };
}

/** Absent in jsdom. */
function systemDark(): MediaQueryList | undefined {
  return 'matchMedia' in window ? window.matchMedia('(prefers-color-scheme: dark)') : undefined;
}
