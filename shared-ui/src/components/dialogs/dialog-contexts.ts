import { createContext } from 'react';
import type { LeaveGuard } from '../../store/leave-guards';

/** Answers the open question with no; null while there is none. Apart from confirm.tsx, which the sign-in page must not load. */
export const AskingContext = createContext<(() => void) | null>(null);

/** The guards of the forms in a dialog, which ask before it closes; null outside of dialogs. */
export const DialogGuards = createContext<Set<LeaveGuard> | null>(null);
