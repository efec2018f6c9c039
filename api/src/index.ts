export { createApp, type Api } from './app';
export type { Passwords } from './auth/passwords';
export {
  systemClock,
  type ApiConfig,
  type ApiDependencies,
  type Clock,
  type Logger,
} from './dependencies';
export type { ApiBindings } from './http/environment';
export { deleteExpired } from './housekeeping';
export { DEMO_CREDENTIALS, seedDemoData } from './sample-data/demo-data';
export * from './store/store';
