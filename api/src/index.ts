export { createApp, type Api } from './app';
export { createFindSignedIn } from './auth/access';
export { ApiError } from './errors';
export { bearerToken } from './http/bearer-token';
export type { ApiContext } from './http/environment';
export { readQuery } from './http/list-query';
export { readJson } from './http/read-body';
export { DEPLOY_TOKEN_PREFIX, type Route } from './http/route';
export * from './openapi/response-schemas';
export {
  systemClock,
  type ApiConfig,
  type ApiDependencies,
  type Clock,
  type Logger,
  type MailMessage,
  type Passwords,
} from './dependencies';
export type { ApiBindings } from './http/environment';
export { deleteExpired } from './delete-expired';
export { runImports } from './imports/run-imports';
export { noticeWithdrawal } from './notifications/notification-service';
export { DEMO_CREDENTIALS, seedDemoData } from './sample-data/demo-data';
export * from './store/store';
export { createTranslateFor } from './texts';
