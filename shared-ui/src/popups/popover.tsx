import * as RadixPopover from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { popupLook } from './popup-look';

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** What it is, for screen readers, e.g. "Notifications". */
  label: string;
  align?: 'start' | 'end';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Content beside the button that opens it. */
export function Popover(props: PopoverProps) {
  const { trigger, label, align = 'end', isOpen, onOpenChange, children } = props;
  return (
    <RadixPopover.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <Panel
          aria-label={label}
          align={align}
          // Below the header, which its button stands in.
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

/** Back to the button, but not when something else has the focus by now: the title of a page that was gone to. */
function leaveFocus(event: Event): void {
  if (document.activeElement !== document.body) event.preventDefault();
}

const Panel = styled(RadixPopover.Content)`
  ${popupLook}
  outline: 0;
  ${media.phone} {
    max-width: calc(100vw - 16px);
  }
`;
