/** The reader's time zone, such as "Europe/Berlin": that of the browser. */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
