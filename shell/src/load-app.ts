import type { Registry } from '@stockroom/contract';
import type { App } from './app';

let app: Promise<App> | null = null;

/** The app of this page, made once; a call after a failed one loads it again. */
export function loadApp(registry: Registry): Promise<App> {
  app ??= import(/* webpackChunkName: "signed-in" */ './app').then(
    ({ createApp }) => createApp(registry),
    (error: unknown) => {
      app = null;
      throw error;
    },
  );
  return app;
}
