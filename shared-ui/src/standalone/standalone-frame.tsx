import { DEFAULT_SITE, linksOf, type RemoteDescription } from '@stockroom/contract';
import { Moon, Sun } from 'lucide-react';
import { Suspense } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { IconButton } from '../components/buttons/icon-button';
import { HasShortcuts } from '../components/has-shortcuts';
import { Spinner } from '../components/spinner';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { toggleTheme } from '../store/theme';
import { media } from '../theme/media';
import { layer, radius, space, token, type } from '../theme/token';
import type { RealApi } from './real-api';

interface StandaloneFrameProps {
  description: RemoteDescription;
  /** What answers the calls; null: sample data. */
  api: RealApi | null;
}

/** What stands around a remote that runs alone: its own menu and what this page is. */
export function StandaloneFrame({ description, api }: StandaloneFrameProps) {
  const dispatch = useAppDispatch();
  const isDark = useAppSelector((state) => state.theme.isDark);
  return (
    <HasShortcuts value={false}>
      <Bar>
        <strong>
          {DEFAULT_SITE.brand} · {description.title}
        </strong>
        <Menu aria-label="Main">
          {linksOf(description.menu).map(({ label, path }) => (
            <MenuLink key={path} to={path} end>
              {label}
            </MenuLink>
          ))}
        </Menu>
        <Note>Runs alone {api ? `at ${api.url}` : 'on sample data; a reload starts over'}</Note>
        <IconButton
          name="Toggle theme"
          icon={isDark ? Sun : Moon}
          tooltipAlign="end"
          onClick={() => dispatch(toggleTheme())}
        />
      </Bar>
      <Main>
        <Suspense fallback={<Spinner />}>
          <Outlet />
        </Suspense>
      </Main>
    </HasShortcuts>
  );
}

const Bar = styled.header`
  position: sticky;
  z-index: ${layer.frame};
  top: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.lg};
  min-height: 56px;
  padding: ${space.sm} ${space.xl};
  border-bottom: 1px solid ${token.border};
  background: ${token.surface};
  ${media.phone} {
    padding: ${space.sm} ${space.lg};
  }
  ${media.print} {
    display: none;
  }
`;
const Menu = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;
const MenuLink = styled(NavLink)`
  padding: 6px ${space.md};
  border-radius: ${radius.control};
  color: ${token.textMuted};
  font-weight: 500;
  text-decoration: none;
  &:hover {
    background: ${token.surfaceHover};
  }
  &[aria-current='page'] {
    background: ${token.accentSoft};
    color: ${token.accent};
  }
`;
const Note = styled.p`
  margin-left: auto;
  color: ${token.textMuted};
  ${type.xs}
`;
const Main = styled.main`
  max-width: 1280px;
  margin: 0 auto;
  padding: ${space.xl};
  ${media.phone} {
    padding: ${space.lg};
  }
`;
