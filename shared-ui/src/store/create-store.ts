import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { api } from './api';
import { formatSettingsSlice } from './format-settings';
import { closeSession, endSession, followRole, sessionSlice, signedIn } from './session';
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

/** Creates the store of the shell, or of a remote that runs alone or in a test. */
export function createStore(session = new SessionClient()) {
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: session },
        // The checks of development stay on, without warnings about their duration.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      }).concat(api.middleware),
  });
  const { tokens } = session;
  if (tokens.accessToken !== null) store.dispatch(signedIn(tokens.user));
  session.onLost = (reason) => store.dispatch(endSession(reason));
  session.onRole = (role) => store.dispatch(followRole(role));
  // Signing in or out in one tab does so in all: storage events come from the other tabs.
  window.addEventListener('storage', ({ key }) => {
    if (key !== ACCESS_TOKEN_KEY && key !== null) return;
    tokens.reload();
    const { isAuthenticated, isPaused, user } = store.getState().session;
    if (tokens.accessToken === null) {
      if (isAuthenticated) store.dispatch(closeSession());
      return;
    }
    const isOther = user !== tokens.user && user !== null && tokens.user !== null;
    if (isAuthenticated && !isOther) return;
    // Another user must not see the records of this one.
    if (isOther || !isPaused) store.dispatch(api.util.resetApiState());
    store.dispatch(signedIn(tokens.user));
  });
  store.dispatch(followTheme());
  setupListeners(store.dispatch);
  return store;
}
