import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { messageOf, reasonOf } from '../../store/api-error';
import { translate } from '../../texts';
import { useLazyView } from '../lazy/lazy-part';
import { AskingContext } from './dialog-contexts';

interface ConfirmQuestion {
  title: string;
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'neutral' | 'danger';
  /** Runs after a yes, while the dialog is busy. If it fails, the dialog stays and shows why. */
  work?: () => Promise<void>;
  /** CSS selector of the element that gets the focus after a no; default: the one that had it before. */
  backTo?: string;
}

export interface PendingQuestion extends ConfirmQuestion {
  answer: (isConfirmed: boolean) => void;
  /** Had the focus before the dialog and gets it back. */
  opener: Element | null;
}

export function whyRefused(error: unknown): string {
  return reasonOf(error) ?? messageOf(error, translate('Please try again.'));
}

type Confirm = (question: ConfirmQuestion) => Promise<boolean>;
const ConfirmContext = createContext<Confirm | null>(null);

/** Lets the description of a question hold back its answer. */
export const AnswerWaitContext = createContext<(isWaiting: boolean) => void>(() => undefined);

const loadConfirmDialog = async () =>
  (await import(/* webpackChunkName: "toast-and-confirm" */ './confirm-dialog')).ConfirmDialog;

/** Asks before an action: `if (await confirm({ title, confirmLabel: 'Delete' })) ...` */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (confirm === null) throw new Error('useConfirm needs the <ConfirmProvider> around the app');
  return confirm;
}

/** In the description of a question: disables the yes while the description still loads. */
export function useAnswerWait(isWaiting: boolean): void {
  const setWaiting = useContext(AnswerWaitContext);
  // Before the browser paints the dialog with an enabled button.
  useLayoutEffect(() => {
    setWaiting(isWaiting);
    return () => setWaiting(false);
  }, [isWaiting, setWaiting]);
}

/** Shows the dialog for useConfirm; once per page. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<PendingQuestion | null>(null);
  const confirm = useCallback<Confirm>(
    (asked) =>
      new Promise((resolve) => {
        const answer = (isConfirmed: boolean) => {
          setQuestion(null);
          resolve(isConfirmed);
        };
        setQuestion({ ...asked, answer, opener: document.activeElement });
      }),
    [],
  );
  const sayNo = useMemo(() => question && (() => question.answer(false)), [question]);
  return (
    <ConfirmContext value={confirm}>
      <AskingContext value={sayNo}>{children}</AskingContext>
      {question && <Question question={question} />}
    </ConfirmContext>
  );
}

function Question({ question }: { question: PendingQuestion }) {
  const lazy = useLazyView(loadConfirmDialog, question);
  if (lazy === 'loading') return null;
  if (lazy === 'failed') return <BrowserQuestion question={question} />;
  return <lazy.view question={question} />;
}

/** The browser's own dialog asks when the code of ours fails to load. */
function BrowserQuestion({ question }: { question: PendingQuestion }) {
  useEffect(() => {
    const { title, description, work, answer } = question;
    const words = typeof description === 'string' ? [title, description] : [title];
    const isConfirmed = window.confirm(words.join('\n\n'));
    if (!isConfirmed || !work) return answer(isConfirmed);
    const refuse = (error: unknown) => {
      window.alert(whyRefused(error));
      answer(false);
    };
    work().then(() => answer(true), refuse);
    return undefined;
  }, [question]);
  return null;
}
