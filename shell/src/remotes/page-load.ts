import { mayLeavePage } from '@stockroom/shared-ui';

/** Loads of a whole page, in one place that a test can watch. */
export const pageLoad = {
  reload: () => window.location.reload(),
  open: (href: string) => window.location.assign(href),
};

/** Loads the page again if its user agrees to lose what is typed; false: the user stays. */
export async function reloadIfAllowed(): Promise<boolean> {
  const isAllowed = await mayLeavePage();
  if (isAllowed) pageLoad.reload();
  return isAllowed;
}

/** Where a load of the page leaves word for the next page of this tab (updates/taken-up.ts). */
export const TAKEN_UP_KEY = 'stockroom-taken-up';
