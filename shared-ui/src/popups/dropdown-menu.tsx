import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { controlHeight, radius, space, token } from '../theme/token';
import { popupLook } from './popup-look';

export interface MenuItem {
  label: string;
  icon?: LucideIcon;
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
  onSelect: () => void;
}

interface DropdownMenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
}

/** A button with a list of things to do. */
export function DropdownMenu({ trigger, items, align = 'end' }: DropdownMenuProps) {
  return (
    <RadixMenu.Root>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <Menu align={align} sideOffset={4} collisionPadding={8}>
          {items.map(({ label, icon: Icon, tone, disabled, onSelect }) => (
            <Item key={label} data-tone={tone} disabled={disabled} onSelect={onSelect}>
              {Icon && <Icon aria-hidden size={16} />}
              {label}
            </Item>
          ))}
        </Menu>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

const Menu = styled(RadixMenu.Content)`
  ${popupLook}
  min-width: 180px;
`;
const Item = styled(RadixMenu.Item)`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: 32px;
  padding: 0 ${space.sm};
  border-radius: ${radius.control};
  outline: 0;
  cursor: default;

  & > svg {
    color: ${token.textMuted};
  }
  &[data-highlighted] {
    background: ${token.surfaceHover};
  }
  &[data-disabled] {
    opacity: 0.55;
  }
  &[data-tone='danger'],
  &[data-tone='danger'] > svg {
    color: ${token.danger};
  }
  ${media.phone} {
    min-height: ${controlHeight.touch};
  }
`;
