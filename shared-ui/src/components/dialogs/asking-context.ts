import { createContext } from 'react';

/** Answers the open question with no; null while there is none. Apart from confirm.tsx, which the sign-in page must not load. */
export const AskingContext = createContext<(() => void) | null>(null);
