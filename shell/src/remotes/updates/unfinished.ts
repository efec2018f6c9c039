import { api, hasUnsavedTyping, type RootState } from '@stockroom/shared-ui';

/** True while the load of another page would lose what somebody typed, or a write that is on its way. */
export function wouldLoseWork(state: RootState): boolean {
  const writes = Object.values(state[api.reducerPath].mutations);
  return hasUnsavedTyping() || writes.some((write) => write?.status === WRITING);
}

/** As the status of a mutation that has no answer yet. */
const WRITING = 'pending';
