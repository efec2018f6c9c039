declare global {
  function takeConsole(): string[];
}

/** What was logged as an error or warning so far, for a test of something that is meant to be logged. */
export function takeLogged(): string[] {
  return globalThis.takeConsole();
}
