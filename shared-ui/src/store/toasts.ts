import {
  createSlice,
  nanoid,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { translate } from '../texts';
import { isWorthSaying } from './api-error';
import { tabItems } from './stored-items';

/** How long a toast stays, and how long after its dismissal it is removed. */
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

interface ToastOptions extends Pick<Toast, 'title' | 'description'> {
  variant?: Toast['variant'];
  action?: ToastAction;
  /** The reason of an error, for the console. */
  cause?: unknown;
}

export interface ToastsState {
  /** At most one toast is visible; a new one replaces it. */
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

/** The action of the current toast. The store holds no functions. */
let selectAction: { id: string; run: () => void } | undefined;

type ToastThunk = ThunkAction<void, { toasts: ToastsState }, unknown, UnknownAction>;

/** Shows a toast in place of the present one. Logs a destructive toast, and one titled "error". */
export function showToast(options: ToastOptions): ToastThunk {
  const { title, description, variant = 'default', action, cause } = options;
  return (dispatch) => {
    if (variant === 'destructive' || title.toLowerCase() === 'error')
      console.error(...(cause === undefined ? [description] : [description, cause]));
    const id = nanoid();
    selectAction = action && { id, run: action.onSelect };
    const label = action && { actionLabel: action.label };
    dispatch(toastShown({ id, title, description, variant, isOpen: true, ...label }));
  };
}

export function showSuccess(description: string, action?: ToastAction): ToastThunk {
  return showToast({ title: translate('Success'), description, action });
}

/** The destructive toast "Error", unless nobody waits for the call or the end of the session explains it. */
export function showError(description: string, cause?: unknown, action?: ToastAction): ToastThunk {
  if (!isWorthSaying(cause)) return () => undefined;
  const title = translate('Error');
  return showToast({ title, description, variant: 'destructive', cause, action });
}

const KEPT_TOAST_KEY = 'stockroom-toast';

/** Keeps a toast for the next page that this tab loads. */
export function keepToast(toast: Pick<Toast, 'title' | 'description' | 'variant'>): void {
  tabItems.write(KEPT_TOAST_KEY, JSON.stringify(toast));
}

export function keepOpenToast(): ToastThunk {
  return (_dispatch, getState) => {
    const { current } = getState().toasts;
    if (current?.isOpen) keepToast(current);
  };
}

/** Shows the toast that the last page kept. */
export function showKeptToast(): ToastThunk {
  return (dispatch) => {
    const kept = tabItems.read(KEPT_TOAST_KEY);
    if (kept === null) return;
    tabItems.write(KEPT_TOAST_KEY, null);
    // Only keepToast writes it.
    const { title, description, variant } = JSON.parse(kept) as Toast;
    dispatch(toastShown({ id: nanoid(), title, description, variant, isOpen: true }));
  };
}

/** Closes the toast, and removes it 5 seconds later. */
export function dismissToast(id: string): ToastThunk {
  return (dispatch) => {
    dispatch(toastDismissed(id));
    setTimeout(() => dispatch(toastRemoved(id)), TOAST_REMOVE_DELAY);
  };
}

/** Closes an error toast when the user retries what it reports. */
export function dismissError(): ToastThunk {
  return (dispatch, getState) => {
    const { current } = getState().toasts;
    if (current?.variant === 'destructive') dispatch(dismissToast(current.id));
  };
}

/** Closes the toast and runs its action, once. */
export function selectToastAction(id: string): ToastThunk {
  return (dispatch) => {
    const action = selectAction;
    dispatch(dismissToast(id));
    if (action?.id !== id) return;
    selectAction = undefined;
    action.run();
  };
}
