import type { Registry } from '@stockroom/contract';
import { noAnswer, textLinkLook } from '@stockroom/shared-ui';
import {
  memo,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type MouseEvent,
} from 'react';
import styled from 'styled-components';
import type { App } from '../app';
import { RegisterCard, SignInCard, type AuthPath } from '../auth/auth-cards';
import { PublicLayout } from '../layout/public-layout';
import { loadApp } from '../load-app';
import { RegistryProvider } from '../remotes/registry-context';
import { whenQuiet } from '../when-quiet';
import { frontDoorPath, goTo } from './address';
import { DocumentTheme } from './document-theme';

interface FrontDoorProps {
  registry: Registry;
  /** Somebody has signed in, here or in another tab. */
  onSignIn: (app: App) => void;
}

/**
 * The pages before sign-in, without the store and the router. The rest of the product comes while the visitor types, and
 * makes the calls and shows the toasts as it does later.
 */
export function FrontDoor({ registry, onSignIn }: FrontDoorProps) {
  const path = useSyncExternalStore(followAddress, frontDoorPath);
  const { app, load } = useApp(registry);
  useEffect(() => app?.followSignIn(() => onSignIn(app)), [app, onSignIn]);

  const toggleTheme = () => void load().then((loaded) => loaded.toggleTheme(), ignore);
  return (
    <RegistryProvider value={registry}>
      <PublicLayout themeToggle={<DocumentTheme onToggle={toggleTheme} />}>
        <AuthPage path={path} load={load} />
      </PublicLayout>
      {app && <app.Toasts />}
    </RegistryProvider>
  );
}

interface AuthPageProps {
  path: AuthPath | null;
  load: () => Promise<App>;
}

/** Not rendered again when the app comes: that would empty what a password manager has filled in without an event. */
const AuthPage = memo(function AuthPage({ path, load }: AuthPageProps) {
  // Where the app does not come, the form says so.
  const withApp = (use: (app: App) => void) => void load().then(use, ignore);
  const common = {
    Link: PageLink,
    onRefused: (toast: string, cause: unknown) =>
      withApp(({ showError }) => showError(toast, cause)),
  };
  return path === '/register' ? (
    <RegisterCard
      {...common}
      onSubmit={async (credentials) => (await load()).register(credentials)}
      onSaved={() => withApp(({ showSuccess }) => showSuccess('Account created successfully'))}
      goOn={() => goTo('/login')}
    />
  ) : (
    <SignInCard
      {...common}
      onSubmit={async (credentials) => (await load()).logIn(credentials)}
      onSaved={() => withApp(({ showSuccess }) => showSuccess('Logged in successfully'))}
    />
  );
});

/** The app, when the page is quiet or somebody needs it. */
function useApp(registry: Registry) {
  const [app, setApp] = useState<App | null>(null);
  const load = useCallback(async () => {
    const loaded = await loadApp(registry).catch(() => {
      throw noAnswer(undefined);
    });
    setApp(loaded);
    return loaded;
  }, [registry]);
  useEffect(
    () =>
      whenQuiet(
        () =>
          void load()
            .then((loaded) => loaded.prepareDashboard())
            .catch(ignore),
      ),
    [load],
  );
  return { app, load };
}

function PageLink({ to, children }: { to: AuthPath; children: string }) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <Anchor href={to} onClick={follow}>
      {children}
    </Anchor>
  );
}

function followAddress(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

function ignore(): void {}

const Anchor = styled.a<{ $quiet?: boolean }>`
  ${textLinkLook}
`;
