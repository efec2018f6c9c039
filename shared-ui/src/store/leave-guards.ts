/** Whether the page may be left; may ask the user, and wait for a save. */
type MayLeave = () => Promise<boolean>;

const guards = new Set<MayLeave>();

/** Registers what must agree before the page is left for good; returns how to take it back. */
export function addLeaveGuard(guard: MayLeave): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

/** Asks for what leaving would lose, e.g. a form with unsaved typing. */
export async function mayLeavePage(): Promise<boolean> {
  for (const guard of guards) if (!(await guard())) return false;
  return true;
}
