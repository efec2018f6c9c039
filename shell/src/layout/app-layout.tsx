import { layer, media, radius, space, toastRoom, token, useLazyDialog } from '@stockroom/shared-ui';
import { useMemo, type MouseEvent, type ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { useKeyboard } from '../keyboard/use-keyboard';
import { LiveNews } from '../live/live-news';
import { allowedMenu, useMayOpen } from '../remotes/page-access';
import { useRegistry } from '../remotes/registry';
import { useTranslate } from '../texts';
import { DevRemotesBar } from './dev-remotes-bar';
import { FOOTER_HEIGHT, HEADER_HEIGHT, SIDEBAR_WIDTH } from './dimensions';
import { Footer } from './footer';
import { Header } from './header';
import { menuOf } from './menu';
import { MenuList } from './menu-list';
import { useAccountLanguage } from './use-languages';

const CONTENT_WIDTH = 1280;
/** Of one line. */
const TABLE_HEADINGS_HEIGHT = 44;
const MAIN_ID = 'main';

/** The frame around every page of a signed-in user. */
export function AppLayout({ children }: { children: ReactNode }) {
  const t = useTranslate();
  useAccountLanguage();
  const { site, remotes } = useRegistry();
  const mayOpen = useMayOpen();
  const menu = useMemo(() => allowedMenu(menuOf(remotes, t), mayOpen), [remotes, mayOpen, t]);
  const { Dialog: Drawer, ...drawer } = useLazyDialog(loadDrawer, t('Failed to open the menu'));
  const keyboard = useKeyboard(menu);
  return (
    <>
      <Scrolling />
      <SkipLink href={`#${MAIN_ID}`} onClick={goToMain} data-print="hide">
        {t('Skip to content')}
      </SkipLink>
      <Header
        brand={site.brand}
        isMenuOpen={Drawer !== null}
        onOpenMenu={() => void drawer.open()}
        search={keyboard.searchButton}
      />
      <Sidebar aria-label={t('Main')} data-print="hide">
        <MenuList menu={menu} />
      </Sidebar>
      {Drawer && <Drawer brand={site.brand} menu={menu} onClose={drawer.close} />}
      {keyboard.dialogs}
      <LiveNews />
      <Main id={MAIN_ID} tabIndex={-1}>
        <DevRemotesBar />
        <Content>{children}</Content>
      </Main>
      <Footer site={site} onShowShortcuts={keyboard.showShortcuts} />
    </>
  );
}

export async function loadDrawer() {
  return (await import(/* webpackChunkName: "menu-drawer" */ './menu-drawer')).MenuDrawer;
}

/** Keeps the address: a hash would be one more step back. */
function goToMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}

/* Keeps the focus out from behind the bars and the sticky headings of a table. */
const Scrolling = createGlobalStyle`
  html {
    scroll-padding-block: ${HEADER_HEIGHT + TABLE_HEADINGS_HEIGHT}px
      max(${FOOTER_HEIGHT + 12}px, ${toastRoom});
  }
`;
/* The first stop of the Tab key skips the header and the menu. */
const SkipLink = styled.a`
  position: fixed;
  z-index: ${layer.popup};
  top: ${space.sm};
  left: ${space.sm};
  padding: ${space.sm} ${space.lg};
  border-radius: ${radius.control};
  background: ${token.accent};
  color: ${token.onAccent};
  font-weight: 500;
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;
/* On narrow screens, the drawer replaces it. */
const Sidebar = styled.nav`
  position: fixed;
  z-index: ${layer.frame};
  inset: ${HEADER_HEIGHT}px auto 0 0;
  width: ${SIDEBAR_WIDTH}px;
  padding: ${space.lg} ${space.md};
  border-right: 1px solid ${token.border};
  background: ${token.surface};
  overflow-y: auto;
  ${media.tablet} {
    display: none;
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
  /* The end of the page, with the buttons of a form, scrolls out from under a toast and the offer of news. */
  padding-bottom: max(var(--news-room, ${space.xxl}), ${toastRoom} - ${FOOTER_HEIGHT - 12}px);
  ${media.phone} {
    padding-top: ${space.lg};
    padding-inline: ${space.lg};
  }
  ${media.print} {
    max-width: none;
    padding: 0;
  }
`;
