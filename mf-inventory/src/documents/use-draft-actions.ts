import type { DocumentHeader, StockDocument } from '@stockroom/contract';
import {
  messageOf,
  refusalOf,
  showError,
  showSuccess,
  toApiError,
  useAppDispatch,
  useConfirm,
} from '@stockroom/shared-ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import {
  useDocumentQuery,
  usePostDocumentMutation,
  useRemoveDraftMutation,
  useUpdateHeaderMutation,
} from '../api/documents-api';
import { translate } from '../texts';
import { focusProblem } from './line-focus';
import { problemsAt } from './typed-lines';
import type { LineEntry } from './use-line-entry';

interface DraftOptions {
  /** What somebody has typed into the header and not saved: posting saves it, too. */
  typedHeader?: DocumentHeader | null;
  /** Runs before the focus goes to a line that cannot be saved. */
  showLines?: () => void;
}

/** Posts or deletes a draft. */
export function useDraftActions(
  { _id: id, kind, number }: StockDocument,
  entry: LineEntry,
  { typedHeader, showLines = () => {} }: DraftOptions = {},
) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { refetch } = useDocumentQuery(id);
  const [postDocument] = usePostDocumentMutation();
  const [removeDraft] = useRemoveDraftMutation();
  const [updateHeader] = useUpdateHeaderMutation();
  const [isPosting, setPosting] = useState(false);
  const isBusy = useRef(false);

  /** @param ask shows what will be posted; false: the person goes back */
  async function post(ask: (document: StockDocument) => Promise<boolean>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setPosting(true);
    try {
      if (!(await entry.save())) {
        flushSync(showLines);
        return focusProblem();
      }
      if (typedHeader) await updateHeader({ id, header: typedHeader }).unwrap();
      const document = await refetch().unwrap();
      if (!(await askAboutScans()) || !(await ask(document))) return;
      const { message } = await postDocument({ kind, id, version: document.version }).unwrap();
      dispatch(showSuccess(message));
    } catch (error) {
      const { status, fieldErrors } = toApiError(error);
      const isDecided = status >= 400 && status < 500;
      if (!isDecided && (await isPosted())) return void dispatch(showSuccess(translate('Posted')));
      const problems = problemsAt(fieldErrors);
      entry.setProblems(problems);
      dispatch(showError(messageFor(error), error));
      if (Object.keys(problems).length > 0) {
        flushSync(showLines);
        focusProblem();
      }
    } finally {
      isBusy.current = false;
      setPosting(false);
    }
  }

  /** Codes that meant no product are in no line. */
  async function askAboutScans(): Promise<boolean> {
    const field = window.document.querySelector<HTMLElement>('[data-rejected]');
    if (!field) return true;
    const isSure = await confirm({
      title: translate('Post without some scans?'),
      description: translate('The page lists codes that are in no line yet.'),
      confirmLabel: translate('Post without them'),
    });
    if (!isSure) requestAnimationFrame(() => field.focus());
    return isSure;
  }

  /** After an answer that got lost. */
  async function isPosted(): Promise<boolean> {
    const found = await refetch();
    return found.data?.state === 'posted';
  }

  async function remove(listPath: string): Promise<void> {
    const isSure = await confirm({
      title: translate('Delete draft {number}?', { number }),
      description: translate('Nothing of it has moved stock.'),
      confirmLabel: translate('Delete draft'),
      tone: 'danger',
    });
    if (!isSure) return;
    try {
      const { message } = await removeDraft(id).unwrap();
      dispatch(showSuccess(message));
      // Nothing asks about lines that are gone.
      flushSync(() => entry.forgetAll());
      // Back must not lead to what is gone.
      await navigate(listPath, { replace: true });
    } catch (error) {
      dispatch(showError(messageOf(error, translate('Failed to delete the draft')), error));
    }
  }

  return { post, remove, isPosting };
}

function messageFor(error: unknown): string {
  const failure = translate('Failed to post the document');
  // The message names the product, the field does not.
  const isShort = toApiError(error).code === 'INSUFFICIENT_STOCK';
  return isShort ? messageOf(error, failure) : refusalOf(error, failure);
}
