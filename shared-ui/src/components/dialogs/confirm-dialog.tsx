import * as AlertDialog from '@radix-ui/react-alert-dialog';
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { isUndecided } from '../../store/api-error';
import { useAppSelector } from '../../store/hooks';
import { useTranslate } from '../../texts';
import { Button } from '../buttons/button';
import { ErrorNotice } from '../notice';
import { AnswerWaitContext, whyRefused, type PendingQuestion } from './confirm';
import {
  dialogActions,
  dialogDescription,
  dialogPanel,
  dialogTitle,
  dialogOverlay,
} from './dialog.styles';
import { focusHeading } from '../focus';
import { space } from '../../theme/theme';

/** The dialog of useConfirm: Escape and the first button answer no. */
export function ConfirmDialog({ question }: { question: PendingQuestion }) {
  const t = useTranslate();
  const { title, description, confirmLabel, cancelLabel = t('Cancel'), tone } = question;
  const { answer, backTo, work } = question;
  const isYes = useRef(false);
  const [isWaiting, setIsWaiting] = useState(false);
  useNoAfterSignOut(answer);
  const { isWorking, refusal, run } = useWork(work);
  const sayYes = async (event: SyntheticEvent) => {
    // Closing would answer no.
    event.preventDefault();
    if (!(await run())) return;
    ignoreSecondClick();
    isYes.current = true;
    answer(true);
  };
  const returnFocus = (event: Event) => {
    event.preventDefault();
    const place = isYes.current || !backTo ? null : document.querySelector(backTo);
    const opener = place ?? question.opener;
    if (opener instanceof HTMLElement) opener.focus();
    // The opener is gone, like a link of the drawer, which closes before the answer.
    if (!opener?.isConnected && document.activeElement === document.body) focusHeading();
  };
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && !isWorking && answer(false)}>
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
          {refusal !== null && (
            <Refusal>
              <ErrorNotice
                title={
                  isUndecided(refusal)
                    ? t('It is unclear whether this has happened')
                    : t('Nothing has changed')
                }
              >
                {whyRefused(refusal)}
              </ErrorNotice>
            </Refusal>
          )}
          <Actions>
            <AlertDialog.Cancel asChild>
              <Button disabled={isWorking}>{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild onClick={(event) => void sayYes(event)}>
              <Button
                variant={tone === 'danger' ? 'danger' : 'primary'}
                busy={isWaiting || isWorking}
              >
                {confirmLabel}
              </Button>
            </AlertDialog.Action>
          </Actions>
        </Panel>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** Runs the work of a question once at a time. @returns with `run`: whether it has succeeded */
function useWork(work: PendingQuestion['work']) {
  const [isWorking, setIsWorking] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const run = async () => {
    if (!work) return true;
    if (isWorking) return false;
    setIsWorking(true);
    setRefusal(null);
    try {
      await work();
      return true;
    } catch (error) {
      setRefusal(error);
      setIsWorking(false);
      return false;
    }
  };
  return { isWorking, refusal, run };
}

const DOUBLE_CLICK_MS = 500;
const CLICKS = ['mousedown', 'click'] as const;

/** The first click closes the dialog, so the second half of a double click would press what lies under it. */
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

/** When the session ends, the page that asked is gone. */
function useNoAfterSignOut(answer: PendingQuestion['answer']): void {
  const isSignedIn = useAppSelector(({ session }) => session.isAuthenticated);
  const [wasSignedIn] = useState(isSignedIn);
  const sayNo = useEffectEvent(() => answer(false));
  useEffect(() => {
    if (wasSignedIn && !isSignedIn) sayNo();
  }, [wasSignedIn, isSignedIn]);
}

const Overlay = styled(AlertDialog.Overlay)`
  ${dialogOverlay}
`;
const Panel = styled(AlertDialog.Content)`
  ${dialogPanel}
`;
const Title = styled(AlertDialog.Title)`
  ${dialogTitle}
`;
/* A paragraph could not hold a list. */
const Description = styled.div`
  ${dialogDescription}
`;
const Refusal = styled.div`
  margin: ${space.lg} 0 -${space.lg};
`;
const Actions = styled.div`
  ${dialogActions}
`;
