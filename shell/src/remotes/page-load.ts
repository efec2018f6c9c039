/** Loads of a whole page, in one place that a test can watch. */
export const pageLoad = {
  reload: () => window.location.reload(),
  open: (href: string) => window.location.assign(href),
};
