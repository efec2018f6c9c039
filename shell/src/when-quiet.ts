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
  return ofConnection('saveData') === true;
}

/** Too slow for what may never be needed, as far as the browser tells. */
export function isSlow(): boolean {
  const type = ofConnection('effectiveType');
  return type !== undefined && type !== '4g';
}

/** Only some browsers know. */
function ofConnection(name: 'saveData' | 'effectiveType'): unknown {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null
    ? Reflect.get(connection, name)
    : undefined;
}
