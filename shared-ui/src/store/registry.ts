import type { Registry } from '@stockroom/contract';

/** The registry that the gateway wrote into the page; null where a remote runs alone. */
export function readRegistry(): Registry | null {
  const text = document.getElementById('stockroom-registry')?.textContent;
  // The page and its scripts come from one server, which wrote this as the contract says.
  return text ? (JSON.parse(text) as Registry) : null;
}
