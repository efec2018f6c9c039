import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { Check, type LucideIcon } from 'lucide-react';
import { useRef, type FocusEvent, type ReactElement, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { controlHeight, media, radius, space, token, type } from '../theme/theme';
import { popupStyles } from './popups.styles';

interface MenuItem {
  label: string;
  detail?: ReactNode;
  icon?: LucideIcon;
  disabled?: boolean;
  onSelect: () => void;
}

/** A group of items. The menu marks the chosen one. */
interface MenuChoice {
  label: string;
  options: readonly (Pick<MenuItem, 'label' | 'icon' | 'onSelect'> & { isChosen: boolean })[];
}

interface DropdownMenuProps {
  trigger: ReactElement;
  /** Above the items. */
  title?: ReactNode;
  items: readonly (MenuItem | MenuChoice)[];
  align?: 'start' | 'end';
  /** Opens at once, for a menu that loads when the user presses its button. */
  isOpenAtFirst?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

export function DropdownMenu(props: DropdownMenuProps) {
  const { trigger, title, items, align = 'end', isOpenAtFirst = false, onOpenChange } = props;
  const enterOnce = useFirstItem(isOpenAtFirst);
  return (
    <RadixMenu.Root defaultOpen={isOpenAtFirst} onOpenChange={onOpenChange}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <Menu align={align} sideOffset={4} collisionPadding={16} onFocus={enterOnce}>
          {title && <Title>{title}</Title>}
          {items.map((item) =>
            'options' in item ? (
              <Choice key={item.label} choice={item} />
            ) : (
              <MenuEntry key={item.label} item={item} />
            ),
          )}
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

function Choice({ choice: { label, options } }: { choice: MenuChoice }) {
  return (
    <Group aria-label={label} value={options.find(({ isChosen }) => isChosen)?.label}>
      <Title aria-hidden>{label}</Title>
      {options.map(({ label: option, icon: Icon, onSelect }) => (
        <Option key={option} value={option} onSelect={onSelect}>
          {Icon && <Icon aria-hidden size={16} />}
          {option}
          <RadixMenu.ItemIndicator asChild>
            <Check aria-hidden size={16} />
          </RadixMenu.ItemIndicator>
        </Option>
      ))}
    </Group>
  );
}

const Menu = styled(RadixMenu.Content)`
  ${popupStyles}
  min-width: min(180px, 100vw - 32px);
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
`;
const itemStyles = css`
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
`;
const Item = styled(RadixMenu.Item)`
  ${itemStyles}
  &:has(> div > :nth-child(2)) {
    padding-block: ${space.sm};
  }
`;
const Option = styled(RadixMenu.RadioItem)`
  ${itemStyles}
  & > :last-child:not(:first-child) {
    margin-left: auto;
  }
`;
const Group = styled(RadixMenu.RadioGroup)`
  margin-block: ${space.xs};
  padding-block: ${space.xs};
  border: solid ${token.border};
  border-width: 1px 0;
  & + & {
    margin-top: 0;
    border-top-width: 0;
  }
`;
const Title = styled(RadixMenu.Label)`
  padding: ${space.xs} ${space.sm};
  color: ${token.textMuted};
  ${type.sm}
  overflow-wrap: anywhere;
`;
const Detail = styled.div`
  color: ${token.textMuted};
  ${type.sm}
`;
