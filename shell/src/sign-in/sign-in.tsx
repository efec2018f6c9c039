import { configureStore } from '@reduxjs/toolkit';
import type { Registry } from '@stockroom/contract';
import {
  ACCESS_TOKEN_KEY,
  followTheme,
  LazyPart,
  localItems,
  SessionClient,
  showKeptToast,
  themeSlice,
  Toaster,
  toastsSlice,
} from '@stockroom/shared-ui';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { PublicLayout } from '../layout/public-layout';
import { pageLoad } from '../remotes/page-load';
import { RegistryProvider } from '../remotes/registry';
import { useTranslate } from '../texts';
import { SignInPage } from './sign-in-page';

/** Few people open it, so its code is apart. */
async function loadJoinPage() {
  return (await import(/* webpackChunkName: "join-page" */ './join-page')).JoinPage;
}

/** The page at /login, /register or /join. Its own store holds only theme and toast. */
export function SignIn({ registry }: { registry: Registry }) {
  const t = useTranslate();
  const [store] = useState(createSignInStore);
  const [session] = useState(() => new SessionClient());
  useEffect(() => {
    enterIfSignedIn();
    window.addEventListener('storage', enterIfSignedIn);
    return () => window.removeEventListener('storage', enterIfSignedIn);
  }, []);
  return (
    <Provider store={store}>
      <RegistryProvider value={registry}>
        <PublicLayout>
          {isJoin() ? (
            <LazyPart
              load={loadJoinPage}
              props={{ session }}
              failure={t('Failed to open your link')}
            />
          ) : (
            <SignInPage path={window.location.pathname} session={session} />
          )}
        </PublicLayout>
        <Toaster />
      </RegistryProvider>
    </Provider>
  );
}

function createSignInStore() {
  const store = configureStore({
    reducer: { [themeSlice.name]: themeSlice.reducer, [toastsSlice.name]: toastsSlice.reducer },
  });
  store.dispatch(followTheme());
  store.dispatch(showKeptToast());
  return store;
}

/** A link may be for somebody else than the user who is signed in. */
const isJoin = () => window.location.pathname === '/join';

/** Sends a signed-in visitor, perhaps of another tab, to the dashboard. An empty token is none (index.html). */
function enterIfSignedIn(): void {
  if (!isJoin() && localItems.read(ACCESS_TOKEN_KEY)) pageLoad.replace('/');
}
