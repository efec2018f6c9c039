import { findCategory } from '@stockroom/contract';
import { recordChange } from '../changes/record-change';
import type { Work } from '../unit-of-work';

/** Adds a category, unless there is one. @returns its name, which may be another spelling */
export async function addCategory(work: Work, name: string): Promise<string> {
  const { categories } = work.repositories;
  const existing = findCategory(await categories.lock(), name);
  if (existing !== undefined) return existing;
  await categories.add(name);
  await recordCategory(work, 'created', name);
  return name;
}

/** Removes a category, if there is one; its products keep the name. */
export async function removeCategory(work: Work, name: string): Promise<void> {
  const { categories } = work.repositories;
  if (!(await categories.lock()).includes(name)) return;
  await categories.remove(name);
  await recordCategory(work, 'removed', name);
}

function recordCategory(work: Work, action: 'created' | 'removed', name: string): Promise<void> {
  const category = { _id: name };
  return recordChange(work, { entity: 'category', action, before: category, after: category });
}
