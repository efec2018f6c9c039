/** What leaving the page for good may take away, such as typing that is not saved. */
interface LeaveGuard {
  /** True while leaving would lose something. */
  holdsTyping: () => boolean;
  /** Whether the page may be left; may ask the user, and wait for a save. */
  mayLeave: () => Promise<boolean>;
}

const guards = new Set<LeaveGuard>();

/** Registers what must agree before the page is left for good; returns how to take it back. */
export function addLeaveGuard(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

/** Asks for what leaving would lose, e.g. a form with unsaved typing. */
export async function mayLeavePage(): Promise<boolean> {
  for (const { mayLeave } of guards) if (!(await mayLeave())) return false;
  return true;
}

/** True while leaving the page without a question would lose what somebody has typed. */
export function hasUnsavedTyping(): boolean {
  return [...guards].some(({ holdsTyping }) => holdsTyping());
}
