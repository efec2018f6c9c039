import type { Credentials } from '@stockroom/contract';
import { reasonOf } from '../store/api-error';
import { createStore, type AppStore } from '../store/create-store';
import { SessionClient } from '../store/session-client';
import { sessionApi } from '../store/session-api';
import { tabItems } from '../store/stored-items';
import { TokenStorage } from '../store/token-storage';

/** An API that runs elsewhere, to which the dev server passes this page's calls on. */
export interface RealApi {
  url: string;
  /** Who signs in there. */
  account: Credentials;
}

/** What the dev server wrote into the page; null: the simulated API answers. */
export function readRealApi(): RealApi | null {
  const text = document.getElementById('standalone-api')?.textContent;
  // The page and its scripts come from one server, which wrote this (build/standalone-page.mjs).
  return text ? (JSON.parse(text) as RealApi | null) : null;
}

/**
 * A store that is signed in there, for this tab alone.
 * @throws when the API does not take the account
 */
export async function signInAt({ url, account }: RealApi): Promise<AppStore> {
  const store = createStore(new SessionClient(undefined, new TokenStorage(tabItems)));
  if (store.getState().session.isAuthenticated) return store;
  const { error } = await store.dispatch(sessionApi.endpoints.login.initiate(account));
  if (error) {
    const reason = reasonOf(error) ?? 'Set STOCKROOM_EMAIL and STOCKROOM_PASSWORD.';
    throw new Error(`${account.email} cannot sign in at ${url}. ${reason}`, { cause: error });
  }
  return store;
}
