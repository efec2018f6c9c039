import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { media, space } from '../theme/theme';
import { dialogOverlay, dialogPanel, dialogTitle } from '../components/dialogs/dialog.styles';
import { DialogGuards } from '../components/dialogs/dialog-contexts';
import { focusDialog } from '../components/focus';
import { mayLeavePage, type LeaveGuard } from '../store/leave-guards';
import { useTranslate } from '../texts';
import { IconButton } from '../components/buttons/icon-button';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
}

/** A modal dialog, whose form asks before typed values are lost. For a question, use useConfirm. */
export function Dialog({ isOpen, onClose, title, children }: DialogProps) {
  const [guards] = useState(() => new Set<LeaveGuard>());
  const close = async () => {
    if (await mayLeavePage(guards)) onClose();
  };
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && void close()}>
      <RadixDialog.Portal>
        <Overlay />
        <Content title={title}>
          <DialogGuards value={guards}>{children}</DialogGuards>
        </Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function Content({ title, children }: Pick<DialogProps, 'title' | 'children'>) {
  const t = useTranslate();
  const [opener] = useState(() => document.activeElement);
  // Radix returns the focus only to a trigger.
  const returnFocus = (event: Event) => {
    event.preventDefault();
    const isLost = document.activeElement?.matches('body, [role=dialog]');
    if (isLost && opener instanceof HTMLElement) opener.focus();
  };
  return (
    <Panel
      onOpenAutoFocus={focusFirstField}
      onCloseAutoFocus={returnFocus}
      aria-describedby={undefined}
    >
      <Title>{title}</Title>
      <Body>{children}</Body>
      <RadixDialog.Close asChild>
        <Close name={t('Close')} icon={X} tooltipAlign="end" />
      </RadixDialog.Close>
    </Panel>
  );
}

/** Without a form, the dialog itself gets the focus. */
function focusFirstField(event: Event): void {
  const { currentTarget } = event;
  const field =
    currentTarget instanceof HTMLElement &&
    currentTarget.querySelector<HTMLElement>(
      'form :is(input:not([type=hidden]), select, textarea):enabled',
    );
  if (!field) return focusDialog(event);
  event.preventDefault();
  field.focus();
}

const Overlay = styled(RadixDialog.Overlay)`
  ${dialogOverlay}
`;
const Panel = styled(RadixDialog.Content)`
  ${dialogPanel}
  width: min(560px, 100vw - 32px);
`;
const Title = styled(RadixDialog.Title)`
  ${dialogTitle}
  padding-inline-end: ${space.xxxl};
`;
const Body = styled.div`
  margin-top: ${space.lg};
`;
const Close = styled(IconButton)`
  position: absolute;
  /* Centred on the first line of the title. */
  top: 18px;
  right: ${space.lg};
  ${media.phone} {
    top: 6px;
    right: ${space.xs};
  }
`;
