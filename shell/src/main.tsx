import './csp-nonce';
import '@stockroom/shared-ui/global.css';
import {
  createStore,
  followLanguage,
  languageReady,
  readRegistry,
  SessionClient,
  showKeptToast,
} from '@stockroom/shared-ui';
import { createRoot } from 'react-dom/client';
import { afterLoad } from './after-load';
import { reportHealth } from './health/report-health';
import { withDevRemotes } from './remotes/dev-remotes';
import { createShellRouter } from './router';
import { ShellRoot } from './shell-root';
import { followUpdates } from './updates/follow-updates';

/** The visited page and its data come first. */
const PREFETCH_AFTER_MS = 2_000;

const root = document.getElementById('root');
const written = readRegistry();
if (root === null || written === null) throw new Error('The page is not complete');

followLanguage();
const registry = withDevRemotes(written);
const session = new SessionClient();
const store = createStore(session);
store.dispatch(showKeptToast());
loadFonts(store.getState().formatSettings.language);
// The router starts to load the visited page here, before anything is rendered.
const router = createShellRouter({
  registry,
  isSignedIn: () => store.getState().session.isAuthenticated,
});
reportHealth(registry, router, session);
void languageReady().then(() => {
  createRoot(root).render(<ShellRoot store={store} registry={registry} router={router} />);
});
afterLoad(() => setTimeout(() => void prefetchAhead(), PREFETCH_AFTER_MS));
followUpdates(registry, store);

/** The browser would ask for them only when it shows text, and then lay out the page once more. */
function loadFonts(language: string): void {
  const text = language === 'ru' ? 'aЯ₽' : 'a';
  // eslint-disable-next-line lingui/no-unlocalized-strings -- the name of a font
  document.fonts.load("1em 'Inter Variable'", text).catch(() => undefined);
}

/** Fetches likely next pages, by code that no first page waits for. */
async function prefetchAhead(): Promise<void> {
  const load = import(/* webpackChunkName: "prefetch" */ './prefetch/prefetch');
  (await load.catch(() => null))?.startPrefetch(registry);
}
