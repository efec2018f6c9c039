export { AppFrame } from './components/pages/app-frame';
export { Badge, type Tone } from './components/badge';
export type { IconName } from './components/icon';
export { Button } from './components/buttons/button';
export { historyAddress, HistoryLink } from './components/buttons/history-link';
export {
  ButtonLink,
  IconLink,
  QuietLink,
  TextButton,
  TextLink,
  useReturnAddress,
} from './components/buttons/links';
export { Card, Surface } from './components/card';
export { CheckBox } from './components/check-box';
export { useAnswerWait, useConfirm } from './components/dialogs/confirm';
export { DescriptionList } from './components/description-list';
export {
  DateOnly,
  DateTime,
  Money,
  Percent,
  Quantity,
  UnitCost,
} from './components/formatted-values';
export { catchLostFocus, focusDialog, focusHeading } from './components/focus';
export { IconButton } from './components/buttons/icon-button';
export { LazyPart } from './components/lazy/lazy-part';
export { useLazyDialog } from './components/lazy/use-lazy-dialog';
export { ErrorNotice, Notice } from './components/notice';
export { PageFrame } from './components/pages/page-frame';
export { RecordBody, withoutGone } from './components/pages/record-body';
export { Restricted } from './components/pages/restricted';
export { EmptyState, ErrorState, PageState } from './components/page-state';
export { Spinner } from './components/spinner';
export {
  FailurePanel,
  NotFound,
  SwitchedOff,
  UnderConstruction,
} from './components/pages/error-pages';
export { OrderStatusBadge, StockStatusBadge } from './components/status-badge';
export { textLinkStyles } from './components/buttons/text-link.styles';
export { Toaster } from './components/toasts/toaster';
export { useDeleteWithUndo } from './components/toasts/use-delete-with-undo';
export { useOfferUndo } from './components/toasts/use-offer-undo';
export { useErrorToast } from './components/toasts/use-error-toast';
export { usePageTitle } from './components/pages/use-page-title';
export { visuallyHidden, VisuallyHidden } from './components/visually-hidden';
export {
  chooseLanguage,
  createTexts,
  currentLanguage,
  followLanguage,
  languageReady,
  loadAhead,
  useInterfaceLanguage,
} from './language/language';
export { withParts } from './language/with-parts';
export { sendScan } from './scan-event';
export { FIELDS_WIDTH, Input } from './forms/fields/fields.styles';
export {
  useCategoryOptionsQuery,
  useProductOptionQuery,
  useSupplierOptionQuery,
  useSupplierOptionsQuery,
} from './lookups/lookups';
export { useAccountQuery } from './lookups/account';
export { useSystemSettingsQuery } from './lookups/system-settings';
export { api, SEARCH_DELAY_MS, skipToken, STOCK_TAGS, TAGS } from './store/api';
export {
  apiError,
  logFailure,
  messageOf,
  reasonOf,
  refusalOf,
  toApiError,
  type ApiError,
} from './store/api-error';
export { createStore, type AppStore, type RootState } from './store/create-store';
export { useAppDispatch, useAppSelector, useAppStore, useFormat, useLanguage } from './store/hooks';
export { readDevRemotes, saveDevRemote } from './store/dev-remotes';
export { hasUnsavedTyping, mayLeavePage } from './store/leave-guards';
export { readRegistry } from './store/registry';
export { holds, useCan } from './store/role';
export { ask, noAnswer, read, send } from './store/send';
export { announceServer, useServerBack } from './store/server-back';
export { SubmitKeys, type Submit } from './store/submit-keys';
export { localItems, tabItems } from './store/stored-items';
export { ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY } from './store/token-storage';
export { logOut, selectHasPages, signInAgain, typingGivenUp } from './store/session';
export { SessionClient } from './store/session-client';
export { usePaused } from './store/use-paused';
export { createAccount, inSession, signIn } from './store/session-client';
export { chooseTheme, followTheme, themeSlice, toggleTheme } from './store/theme';
export {
  dismissError,
  dismissToast,
  keepOpenToast,
  keepToast,
  showError,
  showKeptToast,
  showSuccess,
  showToast,
  toastsSlice,
} from './store/toasts';
export {
  clamp,
  controlHeight,
  layer,
  media,
  motion,
  radius,
  space,
  TABLET,
  toastRoom,
  token,
  type,
  ZOOMED,
} from './theme/theme';
