/** Runs when the page is loaded; not at all where its user saves data. Only some browsers know. */
export function afterLoad(run: () => void): void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (connection instanceof Object && Reflect.get(connection, 'saveData') === true) return;
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}
