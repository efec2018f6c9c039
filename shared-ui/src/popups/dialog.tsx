import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { space } from '../theme/token';
import {
  dialogActions,
  dialogDescription,
  dialogPanel,
  dialogTitle,
  overlayLook,
} from '../components/dialogs/dialog-look';
import { focusDialog } from '../components/dialogs/focus-dialog';
import { IconButton } from '../components/buttons/icon-button';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Something to do before the page goes on. For a plain question, useConfirm. */
export function Dialog({ isOpen, onClose, ...content }: DialogProps) {
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <Overlay />
        <Content {...content} />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function Content(props: Omit<DialogProps, 'isOpen' | 'onClose'>) {
  const { title, description, actions, children } = props;
  const [opener] = useState(() => document.activeElement);
  // Where it came from, but not when something else has the focus by now.
  const returnFocus = (event: Event) => {
    event.preventDefault();
    const isLost = document.activeElement === document.body;
    if (isLost && opener instanceof HTMLElement) opener.focus();
  };
  return (
    <Panel
      onOpenAutoFocus={focusDialog}
      onCloseAutoFocus={returnFocus}
      {...(description === undefined && { 'aria-describedby': undefined })}
    >
      <Title>{title}</Title>
      {description !== undefined && <Description>{description}</Description>}
      <Body>{children}</Body>
      {actions && <Actions>{actions}</Actions>}
      <RadixDialog.Close asChild>
        <Close name="Close" icon={X} tooltipAlign="end" />
      </RadixDialog.Close>
    </Panel>
  );
}

const Overlay = styled(RadixDialog.Overlay)`
  ${overlayLook}
`;
const Panel = styled(RadixDialog.Content)`
  ${dialogPanel}
  width: min(560px, 100vw - 32px);
`;
const Title = styled(RadixDialog.Title)`
  ${dialogTitle}
  padding-inline-end: ${space.xxxl};
`;
const Description = styled(RadixDialog.Description)`
  ${dialogDescription}
`;
const Body = styled.div`
  margin-top: ${space.lg};
`;
const Actions = styled.div`
  ${dialogActions}
`;
const Close = styled(IconButton)`
  position: absolute;
  /* Its middle is that of the title's line. */
  top: 18px;
  right: ${space.lg};
  ${media.phone} {
    top: 6px;
    right: ${space.xs};
  }
`;
