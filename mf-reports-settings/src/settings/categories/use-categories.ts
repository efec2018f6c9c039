import { msg } from '@stockroom/contract';
import {
  showError,
  showSuccess,
  toApiError,
  useAppDispatch,
  type ApiError,
} from '@stockroom/shared-ui';
import { useRef, useState } from 'react';
import { useTranslate } from '../../texts';
import {
  updateQueryData,
  useAddCategoryMutation,
  useCategoriesQuery,
  useRemoveCategoryMutation,
} from '../settings-api';

interface CategoryChange {
  kind: 'add' | 'remove';
  name: string;
}

const TOASTS = {
  add: { done: msg('Category added successfully'), failure: msg('Failed to add category') },
  remove: { done: msg('Category removed successfully'), failure: msg('Failed to remove category') },
};

/**
 * Shows changes at once and saves them one at a time, so that the server keeps their order. Takes back a change
 * that fails.
 */
export function useCategories() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const answer = useCategoriesQuery();
  const [addCategory] = useAddCategoryMutation();
  const [removeCategory] = useRemoveCategoryMutation();
  const [unsaved, setUnsaved] = useState<readonly CategoryChange[]>([]);
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());

  const save = async (change: CategoryChange): Promise<ApiError | null> => {
    const write = change.kind === 'add' ? addCategory : removeCategory;
    try {
      const { categories } = await write({ name: change.name }).unwrap();
      dispatch(updateQueryData('categories', undefined, () => categories));
      return null;
    } catch (error) {
      const refusal = toApiError(error);
      dispatch(showError(refusal.fieldErrors['name'] ?? t(TOASTS[change.kind].failure), error));
      return refusal;
    } finally {
      setUnsaved((changes) => changes.filter((other) => other !== change));
    }
  };

  /** @returns the error when the save fails, else null */
  const change = (kind: CategoryChange['kind'], name: string): Promise<ApiError | null> => {
    const next = { kind, name };
    setUnsaved((changes) => [...changes, next]);
    dispatch(showSuccess(t(TOASTS[kind].done)));
    const saving = lastSave.current.then(() => save(next));
    lastSave.current = saving;
    return saving;
  };

  return {
    answer: { ...answer, currentData: answer.data && unsaved.reduce(applied, answer.data) },
    add: (name: string) => change('add', name),
    remove: (name: string) => change('remove', name),
  };
}

function applied(names: string[], { kind, name }: CategoryChange): string[] {
  if (kind === 'remove') return names.filter((other) => other !== name);
  return names.includes(name) ? names : [...names, name];
}
