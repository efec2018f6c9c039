import { media, onFirstUse, space, toastRoom, useLateView } from '@stockroom/shared-ui';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { useKeyboard } from '../keyboard/use-keyboard';
import { devRemotesIn } from '../remotes/dev-remotes';
import { useRegistry } from '../remotes/registry-context';
import { Footer } from './footer';
import { Header } from './header';
import { isDrawerLikely, loadDrawer } from './load-drawer';
import {
  CONTENT_WIDTH,
  FOOTER_HEIGHT,
  HEADER_HEIGHT,
  SIDEBAR_WIDTH,
  TABLE_HEADINGS_HEIGHT,
} from './measures';
import { menuOf } from './menu';
import { Sidebar } from './sidebar';
import { MAIN_ID, SkipLink } from './skip-link';
import { useLazyDialog } from './use-lazy-dialog';

/** What stands around every page of a signed-in user. */
export function AppLayout({ children }: { children: ReactNode }) {
  const { site, remotes } = useRegistry();
  const menu = useMemo(() => menuOf(remotes), [remotes]);
  const { Dialog: Drawer, ...drawer } = useLazyDialog(loadDrawer, 'Failed to open the menu');
  const keyboard = useKeyboard(menu);
  useEffect(prefetchDrawer, []);
  return (
    <>
      <Scrolling />
      <SkipLink />
      <Header
        brand={site.brand}
        isMenuOpen={Drawer !== null}
        onOpenMenu={() => void drawer.open()}
        search={keyboard.searchButton}
      />
      <Sidebar menu={menu} />
      {Drawer && <Drawer brand={site.brand} menu={menu} onClose={drawer.close} />}
      {keyboard.dialogs}
      <Main id={MAIN_ID} tabIndex={-1}>
        <DevRemotes />
        <Content>{children}</Content>
      </Main>
      <Footer site={site} onShowShortcuts={keyboard.showShortcuts} />
    </>
  );
}

/** Where the code of the bar can't be fetched, the layout stays as it is; the next page asks for it again. */
function DevRemotes() {
  const remotes = devRemotesIn(useRegistry());
  const { pathname } = useLocation();
  const late = useLateView(loadDevRemotesBar, remotes.length > 0 ? pathname : null);
  return typeof late === 'object' && <late.view remotes={remotes} />;
}

async function loadDevRemotesBar() {
  return (await import(/* webpackChunkName: "dev-remotes-bar" */ './dev-remotes-bar'))
    .DevRemotesBar;
}

/** With the first key or touch, where that comes before the page is quiet (prefetch.ts). */
function prefetchDrawer() {
  return isDrawerLikely() ? onFirstUse(loadDrawer) : undefined;
}

/* What has the focus is never behind the bars, nor behind the headings of a table, which stand below the header. */
const Scrolling = createGlobalStyle`
  html {
    scroll-padding-block: ${HEADER_HEIGHT + TABLE_HEADINGS_HEIGHT}px
      max(${FOOTER_HEIGHT + 12}px, ${toastRoom});
  }
`;
const Main = styled.main`
  padding: ${HEADER_HEIGHT}px 0 ${FOOTER_HEIGHT}px ${SIDEBAR_WIDTH}px;
  &:focus {
    outline: none;
  }
  ${media.tablet} {
    padding-left: 0;
  }
  ${media.print} {
    padding: 0;
  }
`;
const Content = styled.div`
  max-width: ${CONTENT_WIDTH}px;
  margin: 0 auto;
  padding: ${space.xl};
  /* The end of the page, where forms have their buttons, can be scrolled out from under a toast. */
  padding-bottom: max(${space.xxl}, ${toastRoom} - ${FOOTER_HEIGHT - 12}px);
  ${media.phone} {
    padding-top: ${space.lg};
    padding-inline: ${space.lg};
  }
  ${media.print} {
    max-width: none;
    padding: 0;
  }
`;
