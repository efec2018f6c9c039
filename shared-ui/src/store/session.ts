import {
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { Credentials, Role } from '@stockroom/contract';
import { translate } from '../texts';
import { api, TAGS } from './api';
import type { ApiError } from './api-error';
import { hasUnsavedTyping, mayLeavePage } from './leave-guards';
import { rememberedRole, rememberRole, roleOf } from './role';
import { type SessionClient, signIn } from './session-client';
import { showToast, type ToastsState } from './toasts';

export interface SessionState {
  isAuthenticated: boolean;
  /** The session is over, but the hidden page keeps unsaved typing until its user signs in again. */
  isPaused: boolean;
  /** The present or last user; null if there was none, or the token does not name one. */
  user: string | null;
  /** Of the user; null until it is known. */
  role: Role | null;
}

const initialState: SessionState = {
  isAuthenticated: false,
  isPaused: false,
  user: null,
  role: null,
};

/** Whether somebody is signed in. createStore starts it from the stored access token. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: {
      prepare: (user: string | null) => ({ payload: { user, role: rememberedRole(user) } }),
      reducer: (last, { payload }: PayloadAction<Pick<SessionState, 'user' | 'role'>>) => ({
        isAuthenticated: true,
        isPaused: false,
        user: payload.user,
        // The hidden page of a user stays as it was.
        role: payload.user !== null && payload.user === last.user ? last.role : payload.role,
      }),
    },
    roleChanged(state, { payload: role }: PayloadAction<Role>) {
      state.role = role;
    },
    signedOut(state) {
      state.isAuthenticated = false;
    },
    sessionPaused(state) {
      state.isAuthenticated = false;
      state.isPaused = true;
    },
    /** Gives up the hidden page. */
    typingGivenUp(state) {
      state.isPaused = false;
    },
  },
});
export const { signedIn, signedOut, typingGivenUp } = sessionSlice.actions;
const { roleChanged, sessionPaused } = sessionSlice.actions;

/** Whether pages of a user exist, visible or hidden. */
export function selectHasPages({ session }: { session: SessionState }): boolean {
  return session.isAuthenticated || session.isPaused;
}

type SessionThunk<Result> = ThunkAction<
  Result,
  { session: SessionState; toasts: ToastsState },
  SessionClient,
  UnknownAction
>;

/** Follows the role that an answer names. Loads what the page shows again, because another role sees other fields. */
export function followRole(name: string): SessionThunk<void> {
  return (dispatch, getState) => {
    const role = roleOf(name);
    const { session } = getState();
    if (role === null || role === session.role) return;
    rememberRole(session.user, role);
    dispatch(roleChanged(role));
    if (session.role !== null) dispatch(api.util.invalidateTags([...TAGS]));
  };
}

/** Signs out without a request of the user. Keeps a page with unsaved typing for its user. */
export function closeSession(): SessionThunk<void> {
  return (dispatch, getState) => {
    const isKept = getState().session.user !== null && hasUnsavedTyping();
    dispatch(isKept ? sessionPaused() : signedOut());
  };
}

/**
 * Ends a session that failed to refresh, and shows the reason. The guard of the signed-in routes then opens /login.
 * @returns false if nobody was signed in
 */
export function endSession(reason: ApiError): SessionThunk<boolean> {
  return (dispatch, getState) => {
    if (!getState().session.isAuthenticated) return false;
    dispatch(closeSession());
    const { message: description } = reason;
    dispatch(
      showToast({ title: translate('Error'), description, variant: 'destructive', cause: reason }),
    );
    return true;
  };
}

/** Continues an ended session on the same page. @returns null, or the server's refusal */
export function signInAgain(credentials: Credentials): SessionThunk<Promise<ApiError | null>> {
  return async (dispatch, _getState, session) => {
    const refusal = await signIn(session, credentials);
    if (refusal === null) dispatch(signedIn(session.tokens.user));
    return refusal;
  };
}

/** Logout: asks about unsaved typing, then loads /login, which clears the memory. */
export function logOut(): SessionThunk<Promise<void>> {
  return async (_dispatch, _getState, session) => {
    if (await mayLeavePage()) session.end();
  };
}
