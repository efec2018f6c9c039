/** Why nothing could be fetched: this, unless the browser knows better. */
export function orOffline(reason: string): string {
  return navigator.onLine ? reason : 'There is no connection.';
}
