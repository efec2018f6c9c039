import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import type { LucideIcon } from 'lucide-react';
import {
  useRef,
  useSyncExternalStore,
  type ComponentProps,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import styled from 'styled-components';
import { media, PHONE } from '../theme/media';
import { controlHeight, radius, space, token, type } from '../theme/token';
import { popupLook } from './popup-look';

export interface MenuItem {
  label: string;
  /** What choosing it would do, below its label. */
  detail?: ReactNode;
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
  /** Opens at once, for a menu whose code came only after its button was pressed: by this. */
  openedBy?: 'key' | 'pointer';
  onOpenChange?: (isOpen: boolean) => void;
}

/** A button with a list of things to do. */
export function DropdownMenu(props: DropdownMenuProps) {
  const { trigger, items, align = 'end', openedBy, onOpenChange } = props;
  const enterOnce = useFirstItem(openedBy === 'key');
  return (
    <RadixMenu.Root defaultOpen={openedBy !== undefined} onOpenChange={onOpenChange}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <OpenMenu align={align} onFocus={enterOnce}>
          {items.map((item) => (
            <MenuEntry key={item.label} item={item} />
          ))}
        </OpenMenu>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

/** Keeps within the margins of the page. */
function OpenMenu(menu: ComponentProps<typeof Menu>) {
  const side = useSyncExternalStore(onResize, pageMargin);
  const keptFree = { top: 8, bottom: 8, left: side, right: side };
  return <Menu {...menu} sideOffset={4} collisionPadding={keptFree} />;
}

function onResize(notify: () => void): () => void {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
}

/** In px; the menu is placed by numbers, not by styles. */
const pageMargin = () => (window.innerWidth < PHONE ? 16 : 24);

/** Radix goes to the first item after a key which it has seen itself; this does after one that came before it. */
function useFirstItem(isWanted: boolean) {
  const isOwed = useRef(isWanted);
  return ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isOwed.current) return;
    isOwed.current = false;
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus();
  };
}

function MenuEntry({ item }: { item: MenuItem }) {
  const { label, detail, icon: Icon, tone, disabled, onSelect } = item;
  return (
    <Item textValue={label} data-tone={tone} disabled={disabled} onSelect={onSelect}>
      {Icon && <Icon aria-hidden size={16} />}
      <div>
        <div>{label}</div>
        {detail && <Detail>{detail}</Detail>}
      </div>
    </Item>
  );
}

const Menu = styled(RadixMenu.Content)`
  ${popupLook}
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
  &[data-tone='danger'],
  &[data-tone='danger'] > svg {
    color: ${token.danger};
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
