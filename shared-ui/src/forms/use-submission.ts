import { getIn } from 'formik';
import { useRef, useState } from 'react';
import { toApiError, type ApiError } from '../store/api-error';
import { newIdempotencyKey } from '../store/idempotency-key';
import type { RefusedFields } from './form-context';

/** How the last submit failed, sorted by where it is to be shown. */
export interface SubmitFailure {
  refusedFields: RefusedFields;
  /** What the form has no field for, or the whole refusal when it names no field. */
  notices: string[];
  isVersionConflict: boolean;
  error: ApiError;
}

/** Sorts a refusal: messages whose field the form has go there, the rest above the form. */
export function toSubmitFailure(cause: unknown, values: object, message: string): SubmitFailure {
  const error = toApiError(cause);
  const entries = Object.entries(error.fieldErrors);
  const [known, unknown] = [true, false].map((isKnown) =>
    entries.filter(([path]) => (getIn(values, path) !== undefined) === isKnown),
  );
  const isVersionConflict = error.code === 'VERSION_CONFLICT';
  const notices = (unknown ?? []).map(([path, text]) => `${path}: ${text}`);
  return {
    refusedFields: new Map(
      known?.map(([path, text]) => [path, { message: text, value: getIn(values, path) }]),
    ),
    notices: entries.length === 0 && !isVersionConflict ? [message] : notices,
    isVersionConflict,
    error,
  };
}

interface Attempt {
  key: string;
  payload: string;
}

/**
 * A key for each submit. When no answer came, the same payload keeps its key: the server may have done it
 * already, and must not do it twice.
 */
export function useIdempotencyKeys() {
  const unanswered = useRef<Attempt | null>(null);
  return {
    keyFor(payload: unknown): string {
      const text = JSON.stringify(payload);
      const earlier = unanswered.current;
      const key = earlier?.payload === text ? earlier.key : newIdempotencyKey();
      unanswered.current = { key, payload: text };
      return key;
    },
    answered: () => {
      unanswered.current = null;
    },
  };
}

/** Work that must be finished before the form is sent. */
export function usePendingWork() {
  const pending = useRef(new Set<Promise<unknown>>());
  const [isWaiting, setIsWaiting] = useState(false);
  return {
    isWaiting,
    waitFor(work: Promise<unknown>): void {
      pending.current.add(work);
      void work.catch(() => undefined).finally(() => pending.current.delete(work));
    },
    async settle(): Promise<void> {
      if (pending.current.size === 0) return;
      setIsWaiting(true);
      await Promise.allSettled(pending.current);
      setIsWaiting(false);
    },
  };
}
