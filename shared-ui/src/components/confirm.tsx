import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useState,
  type ReactNode,
} from 'react';

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
}

export interface PendingQuestion extends ConfirmQuestion {
  answer: (isConfirmed: boolean) => void;
  /** Where the focus goes when the dialog closes. */
  opener: Element | null;
}

type Confirm = (question: ConfirmQuestion) => Promise<boolean>;
const ConfirmContext = createContext<Confirm | null>(null);

const ConfirmDialog = lazy(async () => {
  const view = await import(/* webpackChunkName: "toast-and-confirm" */ './confirm-dialog');
  return { default: view.ConfirmDialog };
});

/** Asks before something is done: `if (await confirm({ title, confirmLabel: 'Delete' })) ...` */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (confirm === null) throw new Error('useConfirm needs the <ConfirmProvider> around the app');
  return confirm;
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
  return (
    <ConfirmContext value={confirm}>
      {children}
      <Suspense fallback={null}>{question && <ConfirmDialog question={question} />}</Suspense>
    </ConfirmContext>
  );
}
