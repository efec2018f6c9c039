import { createContext } from 'react';
import type { LeaveGuard } from '../../store/leave-guards';

/** The guards of the forms in a dialog, which ask before it closes; null outside of dialogs. */
export const DialogGuards = createContext<Set<LeaveGuard> | null>(null);
