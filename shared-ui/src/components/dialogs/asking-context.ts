import { createContext } from 'react';

/**
 * Says no to the question that is open; null where none is. What waits for an answer does not go on yet. Apart from the
 * question itself, which the page of the sign-in has no need of.
 */
export const AskingContext = createContext<(() => void) | null>(null);
