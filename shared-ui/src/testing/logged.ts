declare global {
  function takeConsole(): string[];
}

/** Takes the errors and warnings of the console, which would otherwise fail the test. */
export function takeLogged(): string[] {
  return globalThis.takeConsole();
}
