import type { MenuEntry, MenuLink } from '@stockroom/contract';
import { media, motion, radius, space, token } from '@stockroom/shared-ui';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { keysTo } from '../keyboard/keys';
import { useTranslate } from '../texts';
import { currentMenuPath, MORE, shortMenu } from './menu';
import { menuIcon } from './menu-icons';

interface MenuListProps {
  menu: readonly MenuEntry[];
  onNavigate?: () => void;
}

/** The entries of the sidebar and of the drawer. */
export function MenuList({ menu, onNavigate }: MenuListProps) {
  const t = useTranslate();
  const current = currentMenuPath(menu, useLocation().pathname);
  const linkTo = ({ path, shortcut }: MenuLink) => ({
    to: path,
    'aria-current': path === current ? ('page' as const) : undefined,
    ...(shortcut && {
      title: keysTo(shortcut).join(` ${t('then')} `),
      'data-shortcut': `g ${shortcut}`,
    }),
    onClick: onNavigate,
  });
  return (
    <List>
      {shortMenu(menu, t).map((entry) => {
        const Icon = menuIcon(entry.icon);
        return (
          <li key={entry.path}>
            {entry.children ? (
              <MenuGroup
                label={entry.label}
                icon={<Icon aria-hidden size={18} />}
                isOpenAtFirst={
                  entry.path !== MORE || entry.children.some(({ path }) => path === current)
                }
              >
                {entry.children.map((child) => (
                  <li key={child.path}>
                    <SubEntry {...linkTo(child)}>{child.label}</SubEntry>
                  </li>
                ))}
              </MenuGroup>
            ) : (
              <Entry {...linkTo(entry)}>
                <Icon aria-hidden size={18} />
                {entry.label}
              </Entry>
            )}
          </li>
        );
      })}
    </List>
  );
}

interface MenuGroupProps {
  label: string;
  icon: ReactNode;
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** Opens and closes its sub-entries. */
function MenuGroup({ label, icon, isOpenAtFirst, children }: MenuGroupProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <>
      <MenuButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {icon}
        {label}
        <Chevron aria-hidden size={16} />
      </MenuButton>
      <List id={id} hidden={!isOpen}>
        {children}
      </List>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: 2px;
  &[hidden] {
    display: none;
  }
  li > & {
    margin-top: 2px;
  }
`;
const entryStyles = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.md};
  width: 100%;
  min-height: 36px;
  padding: 0 ${space.md};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${token.textMuted};
  font: inherit;
  font-weight: 500;
  text-align: left;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.fast};

  &:hover {
    background: ${token.surfaceHover};
    color: ${token.text};
  }
  ${media.tablet} {
    min-height: 44px;
  }
`;
const linkStyles = css`
  ${entryStyles}
  &[aria-current='page'] {
    background: ${token.accentSoft};
    color: ${token.accent};
    font-weight: 600;
  }
  &[aria-current='page']::before {
    content: '';
    position: absolute;
    inset: 8px auto 8px 0;
    width: 3px;
    border-radius: 0 3px 3px 0;
    background: ${token.accent};
  }
`;
const Entry = styled(Link)`
  ${linkStyles}
`;
const SubEntry = styled(Link)`
  ${linkStyles}
  padding-left: 42px;
`;
/** A button in the look of the links. */
export const MenuButton = styled.button`
  ${entryStyles}
`;
const Chevron = styled(ChevronDown)`
  margin-left: auto;
  transition: transform ${motion.fast};
  [aria-expanded='false'] > & {
    transform: rotate(-90deg);
  }
`;
