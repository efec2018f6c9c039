import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import type { LucideIcon } from 'lucide-react';
import { useRef, type FocusEvent, type ReactElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { controlHeight, media, radius, space, token, type } from '../theme/theme';
import { popupStyles } from './popups.styles';

interface MenuItem {
  label: string;
  detail?: ReactNode;
  icon?: LucideIcon;
  disabled?: boolean;
  onSelect: () => void;
}

interface DropdownMenuProps {
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  /** Opens at once, for a menu that loads when the user presses its button. */
  isOpenAtFirst?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

export function DropdownMenu(props: DropdownMenuProps) {
  const { trigger, items, align = 'end', isOpenAtFirst = false, onOpenChange } = props;
  const enterOnce = useFirstItem(isOpenAtFirst);
  return (
    <RadixMenu.Root defaultOpen={isOpenAtFirst} onOpenChange={onOpenChange}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <Menu align={align} sideOffset={4} collisionPadding={16} onFocus={enterOnce}>
          {items.map((item) => (
            <MenuEntry key={item.label} item={item} />
          ))}
        </Menu>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

/** Focuses the first item of a menu that opens without a press on its button: Radix has seen no key. */
function useFirstItem(isWanted: boolean) {
  const isDue = useRef(isWanted);
  return ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isDue.current) return;
    isDue.current = false;
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus();
  };
}

function MenuEntry({ item }: { item: MenuItem }) {
  const { label, detail, icon: Icon, disabled, onSelect } = item;
  return (
    <Item textValue={label} disabled={disabled} onSelect={onSelect}>
      {Icon && <Icon aria-hidden size={16} />}
      <div>
        <div>{label}</div>
        {detail && <Detail>{detail}</Detail>}
      </div>
    </Item>
  );
}

const Menu = styled(RadixMenu.Content)`
  ${popupStyles}
  min-width: min(180px, 100vw - 32px);
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
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
    background: ${token.accentSoft};
  }
  &[data-disabled] {
    color: ${token.textMuted};
  }
  ${media.phone} {
    min-height: ${controlHeight.touch};
  }
  &:has(> div > :nth-child(2)) {
    padding-block: ${space.sm};
  }
`;
const Detail = styled.div`
  color: ${token.textMuted};
  ${type.sm}
`;
