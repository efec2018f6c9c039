import * as Dialog from '@radix-ui/react-dialog';
import {
  focusDialog,
  focusHeading,
  IconButton,
  layer,
  logOut,
  media,
  motion,
  space,
  TABLET,
  toastRoom,
  toggleTheme,
  token,
  useAppDispatch,
  useAppSelector,
  ZOOMED,
} from '@stockroom/shared-ui';
import { Check, LogOut, Moon, Sun, X } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { useTranslate } from '../texts';
import { useAccountPages, useThemes } from './account-entries';
import { Brand } from './brand';
import { HEADER_HEIGHT } from './dimensions';
import { MenuButton, MenuList } from './menu-list';
import { useLanguages } from './use-languages';

export interface MenuDrawerProps extends ComponentProps<typeof MenuList> {
  brand: string;
  onClose: () => void;
}

/** The menu on small screens, over the page. It closes when the window is wide enough for the sidebar. */
export function MenuDrawer({ brand, onClose, ...menu }: MenuDrawerProps) {
  const t = useTranslate();
  const [opener] = useState(() => document.activeElement);
  const isLeaving = useRef(false);
  const leave = () => {
    isLeaving.current = true;
    onClose();
  };
  useEffect(() => {
    const giveWay = () => {
      if (window.innerWidth >= TABLET) onClose();
    };
    window.addEventListener('resize', giveWay);
    return () => window.removeEventListener('resize', giveWay);
  }, [onClose]);
  // Not after a choice: the title of the next page has the focus then.
  const returnFocus = (event: Event) => {
    event.preventDefault();
    if (isLeaving.current) return;
    if (opener instanceof HTMLElement) opener.focus();
    // A wide window has no such button.
    if (document.activeElement !== opener) focusHeading();
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Overlay />
        <Panel
          aria-describedby={undefined}
          onOpenAutoFocus={focusDialog}
          onCloseAutoFocus={returnFocus}
        >
          <Head>
            <Dialog.Title asChild>
              <h2>
                <Brand name={brand} />
              </h2>
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton name={t('Close menu')} icon={X} tooltipAlign="end" />
            </Dialog.Close>
          </Head>
          <Body>
            <nav aria-label={t('Main')}>
              <MenuList {...menu} onNavigate={leave} />
            </nav>
            <Actions onNavigate={leave} />
          </Body>
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The narrowest header has no room for these. */
function Actions({ onNavigate }: { onNavigate: () => void }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const pages = useAccountPages();
  const themes = useThemes();
  const languages = useLanguages();
  const ThemeIcon = useAppSelector(({ theme }) => theme.isDark) ? Sun : Moon;
  return (
    <Foot>
      {pages.map(({ path, label, icon: Icon }) => (
        <MenuButton key={path} as={Link} to={path} onClick={onNavigate}>
          <Icon aria-hidden size={18} />
          {label}
        </MenuButton>
      ))}
      <div role="group" aria-label={t('Theme')}>
        {themes.map(({ label, icon: Icon, isChosen, onSelect }) => (
          <MenuButton key={label} type="button" aria-pressed={isChosen} onClick={onSelect}>
            <Icon aria-hidden size={18} />
            {label}
            {isChosen && <Check aria-hidden size={16} />}
          </MenuButton>
        ))}
      </div>
      <div role="group" aria-label={t('Interface')}>
        {languages.map(({ label, lang, icon: Icon, isChosen, onSelect }) => (
          <MenuButton
            key={lang}
            type="button"
            lang={lang}
            aria-pressed={isChosen}
            onClick={onSelect}
          >
            <Icon aria-hidden size={18} />
            {label}
            {isChosen && <Check aria-hidden size={16} />}
          </MenuButton>
        ))}
      </div>
      <MenuButton type="button" onClick={() => dispatch(toggleTheme())}>
        <ThemeIcon aria-hidden size={18} />
        {t('Toggle theme')}
      </MenuButton>
      <MenuButton type="button" onClick={() => void dispatch(logOut())}>
        <LogOut aria-hidden size={18} />
        {t('Logout')}
      </MenuButton>
    </Foot>
  );
}

const fadeIn = keyframes`
  from { opacity: 0; }
`;
const slideIn = keyframes`
  from { transform: translateX(-100%); }
`;
const Overlay = styled(Dialog.Overlay)`
  position: fixed;
  z-index: ${layer.drawer};
  inset: 0;
  background: ${token.overlay};
  animation: ${fadeIn} ${motion.normal};
`;
const Panel = styled(Dialog.Content)`
  position: fixed;
  z-index: ${layer.drawer};
  inset: 0 auto 0 0;
  display: flex;
  flex-direction: column;
  width: min(280px, 85vw);
  background: ${token.surfaceRaised};
  box-shadow: ${token.shadow};
  animation: ${slideIn} ${motion.normal};
  &:focus {
    outline: none;
  }
  ${media.phone} {
    padding-bottom: ${toastRoom};
  }
`;
const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  height: ${HEADER_HEIGHT}px;
  padding: 0 ${space.sm} 0 ${space.lg};
  border-bottom: 1px solid ${token.border};
`;
const Body = styled.div`
  padding: ${space.md};
  overflow-y: auto;
`;
const Foot = styled.div`
  margin-top: ${space.md};
  padding-top: ${space.md};
  border-top: 1px solid ${token.border};
  @media (min-width: ${ZOOMED}px) {
    display: none;
  }
`;
