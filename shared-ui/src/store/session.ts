import { createSlice, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from './api-error';
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

type SessionThunk = ThunkAction<
  void,
  { session: SessionState; toasts: ToastsState },
  SessionClient,
  UnknownAction
>;

/** The session could not be refreshed: the guard of the signed-in routes goes to /login, and the user is told why. */
export function endSession(reason: ApiError): SessionThunk {
  return (dispatch, getState) => {
    if (!getState().session.isAuthenticated) return;
    dispatch(signedOut());
    dispatch(showError(reason.message, reason));
  };
}

/** Logout (spec section 2): the page is left at once, so nothing of the session stays in memory. */
export function logOut(): SessionThunk {
  return (_dispatch, _getState, session) => session.end();
}
