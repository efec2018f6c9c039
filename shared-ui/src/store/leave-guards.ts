/** Protects something that leaving the page would lose, such as unsaved typing. */
export interface LeaveGuard {
  holdsTyping: () => boolean;
  /** Whether to leave; may ask the user and wait for a save. */
  mayLeave: () => Promise<boolean>;
}

const guards = new Set<LeaveGuard>();

/** Registers a guard; returns the function that removes it. */
export function addLeaveGuard(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

/** Asks the guards of the page, or of a dialog; the first that refuses keeps it open. */
export async function mayLeavePage(asked = guards): Promise<boolean> {
  for (const { mayLeave } of asked) if (!(await mayLeave())) return false;
  return true;
}

export function hasUnsavedTyping(): boolean {
  return [...guards].some(({ holdsTyping }) => holdsTyping());
}
