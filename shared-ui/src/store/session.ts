import { createSlice, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from './api-error';
import { mayLeavePage } from './leave-guards';
import type { SessionClient } from './session-client';
import { showError, type ToastsState } from './toasts';

export interface SessionState {
  isAuthenticated: boolean;
}

const initialState: SessionState = { isAuthenticated: false };

/** Signed in or not; at startup it is whether an access token is stored (spec section 4). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn(state) {
      state.isAuthenticated = true;
    },
    signedOut(state) {
      state.isAuthenticated = false;
    },
  },
});
export const { signedIn, signedOut } = sessionSlice.actions;

type SessionThunk<Result> = ThunkAction<
  Result,
  { session: SessionState; toasts: ToastsState },
  SessionClient,
  UnknownAction
>;

/**
 * The session could not be refreshed: the guard of the signed-in routes goes to /login, and the user is told why.
 * False when nobody was signed in.
 */
export function endSession(reason: ApiError): SessionThunk<boolean> {
  return (dispatch, getState) => {
    if (!getState().session.isAuthenticated) return false;
    dispatch(signedOut());
    dispatch(showError(reason.message, reason));
    return true;
  };
}

/** Logout (spec section 2): asks about unsaved typing first, then loads a page, so that nothing stays in memory. */
export function logOut(): SessionThunk<Promise<void>> {
  return async (_dispatch, _getState, session) => {
    if (await mayLeavePage()) session.end();
  };
}
