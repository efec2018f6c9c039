import { createContext } from 'react';

/** Whether the keys that a page names do something; not where a remote runs alone, without the shell that takes them. */
export const HasShortcuts = createContext(true);
