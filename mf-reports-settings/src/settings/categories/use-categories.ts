import { showError, showSuccess, toApiError, useAppDispatch } from '@stockroom/shared-ui';
import { useRef, useState } from 'react';
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

const WORDS = {
  add: { done: 'Category added successfully', failure: 'Failed to add category' },
  remove: { done: 'Category removed successfully', failure: 'Failed to remove category' },
};

/**
 * The categories, changed on screen at once and saved after that, one change at a time so that the server has
 * them in the same order. A change that fails is taken back.
 */
export function useCategories() {
  const dispatch = useAppDispatch();
  const answer = useCategoriesQuery();
  const [addCategory] = useAddCategoryMutation();
  const [removeCategory] = useRemoveCategoryMutation();
  const [unsaved, setUnsaved] = useState<readonly CategoryChange[]>([]);
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());

  const save = async (change: CategoryChange): Promise<boolean> => {
    const write = change.kind === 'add' ? addCategory : removeCategory;
    try {
      const { categories } = await write({ name: change.name }).unwrap();
      dispatch(updateQueryData('categories', undefined, () => categories));
      return true;
    } catch (error) {
      const refused = toApiError(error).fieldErrors['name'];
      dispatch(showError(refused ?? WORDS[change.kind].failure, error));
      return false;
    } finally {
      setUnsaved((changes) => changes.filter((other) => other !== change));
    }
  };

  /** @returns whether it was saved */
  const change = (kind: CategoryChange['kind'], name: string): Promise<boolean> => {
    const next = { kind, name };
    setUnsaved((changes) => [...changes, next]);
    dispatch(showSuccess(WORDS[kind].done));
    const saving = lastSave.current.then(() => save(next));
    lastSave.current = saving;
    return saving;
  };

  return {
    answer: { ...answer, data: answer.data && unsaved.reduce(applied, answer.data) },
    add: (name: string) => change('add', name),
    remove: (name: string) => change('remove', name),
  };
}

function applied(names: string[], { kind, name }: CategoryChange): string[] {
  if (kind === 'remove') return names.filter((other) => other !== name);
  return names.includes(name) ? names : [...names, name];
}
