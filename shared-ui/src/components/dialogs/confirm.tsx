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
import { useLateView } from '../late/use-late-view';
import { AskingContext } from './asking-context';

export interface ConfirmQuestion {
  /** The question itself. */
  title: string;
  /** What it is about or what will follow. */
  description?: ReactNode;
  /** The button that says yes, e.g. "Delete". */
  confirmLabel: string;
  cancelLabel?: string;
  /** 'danger' for what takes something away. */
  tone?: 'neutral' | 'danger';
  /** What gets the focus after a no, by a CSS selector; default: what had it before. */
  backTo?: string;
}

export interface PendingQuestion extends ConfirmQuestion {
  answer: (isConfirmed: boolean) => void;
  /** What had the focus when it was asked, and gets it when the dialog closes. */
  opener: Element | null;
}

type Confirm = (question: ConfirmQuestion) => Promise<boolean>;
const ConfirmContext = createContext<Confirm | null>(null);

/** How what a question describes holds its answer back. */
export const AnswerWaitContext = createContext<(isWaiting: boolean) => void>(() => undefined);

const loadConfirmDialog = async () =>
  (await import(/* webpackChunkName: "toast-and-confirm" */ './confirm-dialog')).ConfirmDialog;

/** Asks before something is done: `if (await confirm({ title, confirmLabel: 'Delete' })) ...` */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (confirm === null) throw new Error('useConfirm needs the <ConfirmProvider> around the app');
  return confirm;
}

/** In the description of a question: nobody can say yes before they could read what it still looks up. */
export function useAnswerWait(isWaiting: boolean): void {
  const setWaiting = useContext(AnswerWaitContext);
  // Before the dialog is painted, or its button could be pressed for a moment.
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
  const late = useLateView(loadConfirmDialog, question);
  if (late === 'coming') return null;
  if (late === 'missing') return <BrowserQuestion question={question} />;
  return <late.view question={question} />;
}

/** Where the code of the dialog can't be fetched, the browser's own asks. */
function BrowserQuestion({ question }: { question: PendingQuestion }) {
  useEffect(() => {
    const { title, description, answer } = question;
    const words = typeof description === 'string' ? [title, description] : [title];
    answer(window.confirm(words.join('\n\n')));
  }, [question]);
  return null;
}
