import {
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { ApiError } from './api-error';
import { hasUnsavedTyping, mayLeavePage } from './leave-guards';
import type { SessionClient } from './session-client';
import { showSessionEnd, type ToastsState } from './toasts';

export interface SessionState {
  isAuthenticated: boolean;
  /** The session is over, but the page stays, out of sight, with what was typed: its user can sign in and go on. */
  isPaused: boolean;
  /** Who is signed in, or was last; null when nobody was or the token does not say. */
  user: string | null;
}

const initialState: SessionState = { isAuthenticated: false, isPaused: false, user: null };

/** Signed in or not; at startup it is whether an access token is stored (spec section 4). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_state, { payload: user }: PayloadAction<string | null>) => ({
      isAuthenticated: true,
      isPaused: false,
      user,
    }),
    signedOut(state) {
      state.isAuthenticated = false;
    },
    sessionPaused(state) {
      state.isAuthenticated = false;
      state.isPaused = true;
    },
    /** The user of the page that was kept does not come back to it. */
    typingGivenUp(state) {
      state.isPaused = false;
    },
  },
});
export const { signedIn, signedOut, typingGivenUp } = sessionSlice.actions;
const { sessionPaused } = sessionSlice.actions;

/** Whether pages of a signed-in user are there, be it out of sight. */
export function selectHasPages({ session }: { session: SessionState }): boolean {
  return session.isAuthenticated || session.isPaused;
}

type SessionThunk<Result> = ThunkAction<
  Result,
  { session: SessionState; toasts: ToastsState },
  SessionClient,
  UnknownAction
>;

/** Signs out, though nobody asked for it here. A page with unsaved typing is kept for its user. */
export function closeSession(): SessionThunk<void> {
  return (dispatch, getState) => {
    const isKept = getState().session.user !== null && hasUnsavedTyping();
    dispatch(isKept ? sessionPaused() : signedOut());
  };
}

/**
 * The session could not be refreshed: the guard of the signed-in routes goes to /login, and the user is told why.
 * False when nobody was signed in.
 */
export function endSession(reason: ApiError): SessionThunk<boolean> {
  return (dispatch, getState) => {
    if (!getState().session.isAuthenticated) return false;
    dispatch(closeSession());
    dispatch(showSessionEnd(reason));
    return true;
  };
}

/** Logout (spec section 2): asks about unsaved typing first, then loads a page, so that nothing stays in memory. */
export function logOut(): SessionThunk<Promise<void>> {
  return async (_dispatch, _getState, session) => {
    if (await mayLeavePage()) session.end();
  };
}
