/**
 * Runs when the page is loaded and the browser has nothing else to do; not at all where its user saves data.
 * @returns takes it back
 */
export function whenQuiet(run: () => void): () => void {
  if (isDataSaved()) return () => {};
  let idle = 0;
  // Safari knows no idle callbacks.
  const ask = () => {
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(run);
    else run();
  };
  if (document.readyState === 'complete') ask();
  else window.addEventListener('load', ask, { once: true });
  return () => {
    window.removeEventListener('load', ask);
    if ('cancelIdleCallback' in window) window.cancelIdleCallback(idle);
  };
}

/** The user of this browser has asked it to load less. */
function isDataSaved(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
