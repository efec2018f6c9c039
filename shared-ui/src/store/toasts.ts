import {
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { isWorthSaying, type ApiError } from './api-error';

/** How long a toast stands, and how long it is kept after it was dismissed (spec section 9). */
export const TOAST_DURATION = 5000;
const TOAST_REMOVE_DELAY = 5000;
export const TOAST_SWIPE_THRESHOLD = 50;

export interface Toast {
  id: string;
  title: string;
  description: string;
  variant: 'default' | 'destructive';
  actionLabel?: string;
  /** False from the dismissal to the removal. */
  isOpen: boolean;
}

export interface ToastAction {
  label: string;
  onSelect: () => void;
}

interface ToastOptions {
  title: string;
  description: string;
  variant?: Toast['variant'];
  action?: ToastAction;
  /** What led to an error toast, for the console. */
  cause?: unknown;
}

export interface ToastsState {
  /** At most one toast is visible; a new one takes the place of the old. */
  current: Toast | null;
}

const initialState: ToastsState = { current: null };

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown(state, { payload }: PayloadAction<Toast>) {
      state.current = payload;
    },
    toastDismissed(state, { payload: id }: PayloadAction<string>) {
      if (state.current?.id === id) state.current.isOpen = false;
    },
    toastRemoved(state, { payload: id }: PayloadAction<string>) {
      if (state.current?.id === id) state.current = null;
    },
  },
});

const { toastShown, toastDismissed, toastRemoved } = toastsSlice.actions;

/** Functions do not belong in the store; only the current toast can have one. */
const selectHandlers = new Map<string, () => void>();
let toastCount = 0;

type ToastThunk = ThunkAction<void, { toasts: ToastsState }, unknown, UnknownAction>;

/** Shows a toast in the place of the one that may be visible. One titled "error" is also logged. */
export function showToast(options: ToastOptions): ToastThunk {
  const { title, description, variant, action, cause } = options;
  return (dispatch) => {
    if (title.toLowerCase() === 'error')
      console.error(...(cause === undefined ? [description] : [description, cause]));
    toastCount += 1;
    const id = `toast-${toastCount}`;
    selectHandlers.clear();
    if (action) selectHandlers.set(id, action.onSelect);
    const toast: Toast = { id, title, description, variant: variant ?? 'default', isOpen: true };
    dispatch(toastShown(action ? { ...toast, actionLabel: action.label } : toast));
  };
}

/** The success toasts of spec section 8. */
export function showSuccess(description: string, action?: ToastAction): ToastThunk {
  return showToast({ title: 'Success', description, ...(action && { action }) });
}

/** A failure: the destructive toast "Error", and the console (spec section 8), where it is worth saying. */
export function showError(description: string, cause?: unknown, action?: ToastAction): ToastThunk {
  if (!isWorthSaying(cause)) return () => undefined;
  return showToast({ ...failure(description, cause), ...(action && { action }) });
}

/** Why there is no session any more. */
export function showSessionEnd(reason: ApiError): ToastThunk {
  return showToast(failure(reason.message, reason));
}

function failure(description: string, cause: unknown): ToastOptions {
  return { title: 'Error', description, variant: 'destructive', cause };
}

/** Closes the toast and forgets it 5 seconds later. */
export function dismissToast(id: string): ToastThunk {
  return (dispatch) => {
    selectHandlers.delete(id);
    dispatch(toastDismissed(id));
    setTimeout(() => dispatch(toastRemoved(id)), TOAST_REMOVE_DELAY);
  };
}

/** Closes an error that is out of date: what it told about is tried again. */
export function dismissError(): ToastThunk {
  return (dispatch, getState) => {
    const { current } = getState().toasts;
    if (current?.variant === 'destructive') dispatch(dismissToast(current.id));
  };
}

/** Runs the toast's action and closes it. */
export function selectToastAction(id: string): ToastThunk {
  return (dispatch) => {
    const onSelect = selectHandlers.get(id);
    dispatch(dismissToast(id));
    onSelect?.();
  };
}
