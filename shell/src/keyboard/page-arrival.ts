/** Whether the page in front is on its way still: it may have a place for what is scanned. */
function isLoading(): boolean {
  return document.querySelector('main [data-spinner]') !== null;
}

/** Settles as soon as the page is there, or says why it is not. */
export function pageArrival(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isLoading()) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
}
