import * as RadixPopover from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/theme';
import { popupStyles } from './popups.styles';

interface PopoverProps {
  trigger: ReactElement;
  /** Its name for screen readers, e.g. "Notifications". */
  label: string;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Content beside the button that opens it. */
export function Popover(props: PopoverProps) {
  const { trigger, label, isOpen, onOpenChange, children } = props;
  return (
    <RadixPopover.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <Panel
          aria-label={label}
          align="end"
          // Below the header, which contains its button.
          sideOffset={12}
          collisionPadding={8}
          onCloseAutoFocus={leaveFocus}
        >
          {children}
        </Panel>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

/** The focus returns to the button, unless it is elsewhere by now, e.g. on the heading of a new page. */
function leaveFocus(event: Event): void {
  if (document.activeElement !== document.body) event.preventDefault();
}

const Panel = styled(RadixPopover.Content)`
  ${popupStyles}
  outline: 0;
  ${media.phone} {
    max-width: calc(100vw - 16px);
  }
`;
