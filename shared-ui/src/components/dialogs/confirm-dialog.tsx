import * as AlertDialog from '@radix-ui/react-alert-dialog';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../buttons/button';
import { AnswerWaitContext, type PendingQuestion } from './confirm';
import {
  dialogActions,
  dialogDescription,
  dialogPanel,
  dialogTitle,
  overlayLook,
} from './dialog-look';
import { focusHeading } from '../pages/focus-heading';

/** The dialog of useConfirm: Escape and the first button say no. */
export function ConfirmDialog({ question }: { question: PendingQuestion }) {
  const { title, description, confirmLabel, cancelLabel = 'Cancel', tone, answer } = question;
  const isYes = useRef(false);
  const [isWaiting, setIsWaiting] = useState(false);
  useNoAfterSignOut(answer);
  const sayYes = () => {
    ignoreSecondClick();
    isYes.current = true;
    answer(true);
  };
  const returnFocus = (event: Event) => {
    event.preventDefault();
    const place = isYes.current ? null : placeOf(question);
    const opener = place ?? question.opener;
    if (opener instanceof HTMLElement) opener.focus();
    // It went before the question was answered, as a link of the menu's drawer does.
    if (!opener?.isConnected && document.activeElement === document.body) focusHeading();
  };
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && answer(false)}>
      <AlertDialog.Portal>
        <Overlay />
        <Panel
          onCloseAutoFocus={returnFocus}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <Title>{title}</Title>
          {description !== undefined && (
            <AlertDialog.Description asChild>
              <Description>
                <AnswerWaitContext value={setIsWaiting}>{description}</AnswerWaitContext>
              </Description>
            </AlertDialog.Description>
          )}
          <Actions>
            <AlertDialog.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild onClick={sayYes}>
              <Button variant={tone === 'danger' ? 'danger' : 'primary'} busy={isWaiting}>
                {confirmLabel}
              </Button>
            </AlertDialog.Action>
          </Actions>
        </Panel>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function placeOf({ backTo }: PendingQuestion): Element | null {
  return backTo === undefined ? null : document.querySelector(backTo);
}

/** As long as two clicks count as a double click. */
const DOUBLE_CLICK_MS = 500;
const CLICKS = ['mousedown', 'click'] as const;

/** The second half of a double click would press, or focus, what lies under the dialog that the first has closed. */
function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  CLICKS.forEach((kind) => window.addEventListener(kind, ignore, { capture: true }));
  setTimeout(() => {
    CLICKS.forEach((kind) => window.removeEventListener(kind, ignore, { capture: true }));
  }, DOUBLE_CLICK_MS);
}

/** A session that is lost meanwhile takes the page away that has asked. */
function useNoAfterSignOut(answer: PendingQuestion['answer']): void {
  const isSignedIn = useAppSelector(({ session }) => session.isAuthenticated);
  const [wasSignedIn] = useState(isSignedIn);
  const sayNo = useEffectEvent(() => answer(false));
  useEffect(() => {
    if (wasSignedIn && !isSignedIn) sayNo();
  }, [wasSignedIn, isSignedIn]);
}

const Overlay = styled(AlertDialog.Overlay)`
  ${overlayLook}
`;
const Panel = styled(AlertDialog.Content)`
  ${dialogPanel}
`;
const Title = styled(AlertDialog.Title)`
  ${dialogTitle}
`;
/* Not a paragraph, which could not hold a list. */
const Description = styled.div`
  ${dialogDescription}
`;
const Actions = styled.div`
  ${dialogActions}
`;
