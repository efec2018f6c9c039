import { DEFAULT_SITE, linksOf, type RemoteDescription } from '@stockroom/contract';
import { Moon, Sun } from 'lucide-react';
import { Suspense } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { IconButton } from '../components/buttons/icon-button';
import { Spinner } from '../components/spinner';
import type { Texts } from '../language/language';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { toggleTheme } from '../store/theme';
import { space, token, type } from '../theme/theme';
import type { RealApi } from './real-api';

interface StandaloneFrameProps {
  description: RemoteDescription;
  texts: Texts;
  /** The API that answers the calls; null: sample data. */
  api: RealApi | null;
}

/** The frame of a remote that runs alone: its menu, and a note about its data. */
export function StandaloneFrame({ description, texts, api }: StandaloneFrameProps) {
  const t = texts.useTranslate();
  const dispatch = useAppDispatch();
  const isDark = useAppSelector((state) => state.theme.isDark);
  return (
    <>
      <Bar>
        <strong>
          {DEFAULT_SITE.brand} · {t(description.title)}
        </strong>
        <Menu aria-label="Main">
          {linksOf(description.menu).map(({ label, path }) => (
            <NavLink key={path} to={path} end>
              {t(label)}
            </NavLink>
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
    </>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.lg};
  padding: ${space.sm} ${space.xl};
  border-bottom: 1px solid ${token.border};
  background: ${token.surface};
`;
const Menu = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.lg};

  [aria-current='page'] {
    font-weight: 600;
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
  padding: ${space.edge};
`;
