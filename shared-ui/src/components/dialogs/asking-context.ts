import { createContext } from 'react';

/**
 * Whether a question is open: what waits for its answer does not go on yet. Apart from the question itself, which the
 * page of the sign-in has no need of.
 */
export const AskingContext = createContext(false);
