import type { Credentials } from '@stockroom/contract';
import { reasonOf } from '../store/api-error';
import { createStore, type AppStore } from '../store/create-store';
import { SessionClient, signIn } from '../store/session-client';
import { tabItems } from '../store/stored-items';
import { TokenStorage } from '../store/token-storage';

/** An API elsewhere; the dev server forwards this page's calls to it. */
export interface RealApi {
  url: string;
  account: Credentials;
}

/** The API that the dev server wrote into the page; null: the simulated API answers. */
export function readRealApi(): RealApi | null {
  const text = document.getElementById('standalone-api')?.textContent;
  // The server of this script wrote it (build/standalone-page.mjs).
  return text ? (JSON.parse(text) as RealApi | null) : null;
}

/**
 * A store that is signed in there, only for this tab.
 * @throws when the API refuses the account
 */
export async function signInAt({ url, account }: RealApi): Promise<AppStore> {
  const session = new SessionClient(undefined, new TokenStorage(tabItems));
  const refusal = session.tokens.accessToken === null ? await signIn(session, account) : null;
  if (refusal) {
    const reason = reasonOf(refusal) ?? 'Set STOCKROOM_EMAIL and STOCKROOM_PASSWORD.';
    throw new Error(`${account.email} cannot sign in at ${url}. ${reason}`, { cause: refusal });
  }
  return createStore(session);
}
