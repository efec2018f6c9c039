import { mayLeavePage } from '@stockroom/shared-ui';

/** Loads of a whole page, in one place that a test can watch. */
export const pageLoad = {
  reload: () => window.location.reload(),
  open: (href: string) => window.location.assign(href),
  replace: (href: string) => window.location.replace(href),
};

/** Reloads the page, if its user agrees to lose unsaved input; false: the user stays. */
export async function reloadIfAllowed(): Promise<boolean> {
  const isAllowed = await mayLeavePage();
  if (isAllowed) pageLoad.reload();
  return isAllowed;
}
