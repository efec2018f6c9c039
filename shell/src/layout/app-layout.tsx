import { media, space } from '@stockroom/shared-ui';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useRegistry } from '../remotes/registry-context';
import { Footer } from './footer';
import { Header } from './header';
import { CONTENT_WIDTH, FOOTER_HEIGHT, HEADER_HEIGHT, SIDEBAR_WIDTH } from './measures';
import { menuOf } from './menu';
import { Sidebar } from './sidebar';
import { MAIN_ID, SkipLink } from './skip-link';

/** Needed on small screens only, and there not for the first sight. */
const MenuDrawer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "menu-drawer" */ './menu-drawer')).MenuDrawer,
}));

/** What stands around every page of a signed-in user. */
export function AppLayout({ children }: { children: ReactNode }) {
  const { site, remotes } = useRegistry();
  const menu = useMemo(() => menuOf(remotes), [remotes]);
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <SkipLink />
      <Header brand={site.brand} isMenuOpen={isMenuOpen} onOpenMenu={() => setMenuOpen(true)} />
      <Sidebar menu={menu} />
      <Suspense fallback={null}>
        {isMenuOpen && (
          <MenuDrawer brand={site.brand} menu={menu} onClose={() => setMenuOpen(false)} />
        )}
      </Suspense>
      <Main id={MAIN_ID} tabIndex={-1}>
        <Content>{children}</Content>
      </Main>
      <Footer site={site} />
    </>
  );
}

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
  padding: ${space.xl} ${space.xl} ${space.xxl};
  ${media.phone} {
    padding: ${space.lg};
  }
  ${media.print} {
    max-width: none;
    padding: 0;
  }
`;
