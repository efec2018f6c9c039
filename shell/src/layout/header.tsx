import {
  Button,
  IconButton,
  layer,
  logOut,
  media,
  space,
  token,
  useAppDispatch,
  visuallyHidden,
} from '@stockroom/shared-ui';
import { LogOut, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { AccountButton } from './account-button';
import { Brand } from './brand';
import { HEADER_HEIGHT } from './dimensions';
import { NotificationBell } from './notification-bell';
import { ThemeToggle } from './theme-toggle';

interface HeaderProps {
  brand: string;
  isMenuOpen: boolean;
  onOpenMenu: () => void;
  search: ReactNode;
}

/** The bar at the top of every signed-in page. */
export function Header({ brand, isMenuOpen, onOpenMenu, search }: HeaderProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  return (
    <Bar data-print="hide">
      <MenuButton>
        <IconButton
          name={t('Open menu')}
          icon={Menu}
          tooltipAlign="start"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={onOpenMenu}
        />
      </MenuButton>
      <HomeLink to="/">
        <Brand name={brand} />
      </HomeLink>
      <Actions>
        {search}
        <NotificationBell />
        <Roomy>
          <ThemeToggle />
          <AccountButton />
          <Button variant="ghost" icon={LogOut} onClick={() => void dispatch(logOut())}>
            <Word>{t('Logout')}</Word>
          </Button>
        </Roomy>
      </Actions>
    </Bar>
  );
}

const Bar = styled.header`
  position: fixed;
  z-index: ${layer.frame};
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  gap: ${space.sm};
  height: ${HEADER_HEIGHT}px;
  /* Aligns the icons at its ends with the page below. */
  padding: 0 11px 0 ${space.xl};
  border-bottom: 1px solid ${token.border};
  background: ${token.surface};
  ${media.tablet} {
    padding-left: 11px;
  }
  ${media.phone} {
    gap: 0;
    padding: 0;
  }
  /* There the bell is the last button, and its badge may be wider. */
  ${media.zoomed} {
    padding-right: ${space.sm};
  }
`;
/* Gives way on the narrowest screens, and to a long brand. */
const HomeLink = styled(Link)`
  min-width: 28px;
  border-radius: 7px;
  text-decoration: none;
  /* The mark alone, rather than a letter of the name. */
  @media (max-width: 389.98px) {
    flex: none;
    width: 28px;
  }
`;
const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.xs};
  margin-left: auto;
  ${media.phone} {
    gap: 0;
  }
`;
const MenuButton = styled.div`
  display: none;
  ${media.tablet} {
    display: block;
  }
`;
/* On narrow screens the drawer has them. */
const Roomy = styled.div`
  display: contents;
  ${media.zoomed} {
    display: none;
  }
`;
/* A phone shows the icon alone. */
const Word = styled.span`
  ${media.phone} {
    ${visuallyHidden}
  }
`;
