/** How long a search waits for the next key before the server is asked (product definition, lists). */
export const SEARCH_DELAY_MS = 250;
