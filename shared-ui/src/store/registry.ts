import type { Registry } from '@stockroom/contract';

/** The registry that the gateway writes into the page; null where a remote runs alone. */
export function readRegistry(): Registry | null {
  const text = document.getElementById('stockroom-registry')?.textContent;
  // The server of this script wrote it.
  return text ? (JSON.parse(text) as Registry) : null;
}
