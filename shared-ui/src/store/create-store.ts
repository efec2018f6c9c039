import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { api } from './api';
import { formatSettingsSlice } from './format-settings';
import { endSession, sessionSlice, signedIn, signedOut } from './session';
import { SessionClient } from './session-client';
import { followTheme, themeSlice } from './theme';
import { ACCESS_TOKEN_KEY } from './token-storage';
import { toastsSlice } from './toasts';

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
  [toastsSlice.name]: toastsSlice.reducer,
  [themeSlice.name]: themeSlice.reducer,
  [formatSettingsSlice.name]: formatSettingsSlice.reducer,
});

export type RootState = ReturnType<typeof reducer>;
export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

/** The store of the product: the shell makes one, and so does a remote that runs alone or in a test. */
export function createStore(session = new SessionClient()) {
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: session },
        // The checks of development stay on; how long they took on a busy machine is nobody's problem.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      }).concat(api.middleware),
  });
  if (session.tokens.accessToken !== null) store.dispatch(signedIn());
  session.onLost = (reason) => store.dispatch(endSession(reason));
  followOtherTabs(session, (isAuthenticated) => {
    if (isAuthenticated === store.getState().session.isAuthenticated) return;
    if (isAuthenticated) store.dispatch(api.util.resetApiState());
    store.dispatch(isAuthenticated ? signedIn() : signedOut());
  });
  store.dispatch(followTheme());
  setupListeners(store.dispatch);
  return store;
}

/** Signing in or out in one tab does so in all: storage events come from the other tabs. */
function followOtherTabs(
  { tokens }: SessionClient,
  onChange: (isAuthenticated: boolean) => void,
): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== ACCESS_TOKEN_KEY && key !== null) return;
    tokens.reload();
    onChange(tokens.accessToken !== null);
  });
}
