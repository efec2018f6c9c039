import { devServerOrigin } from '@stockroom/contract';
import { isObject } from './api-error';
import { localItems } from './stored-items';

/** Only this browser's settings write it, never an address. */
const KEY = 'stockroom-dev-remotes';

/** Remotes that this browser loads from the developer's machine: origins by name. */
type DevRemotes = Readonly<Record<string, string>>;

/** The stored origins that are still allowed. */
export function readDevRemotes(): DevRemotes {
  const stored = parse(localItems.read(KEY) ?? '{}');
  const entries = Object.entries(stored).flatMap(([name, address]) => {
    const origin = typeof address === 'string' ? devServerOrigin(address) : null;
    return origin === null ? [] : [[name, origin] as const];
  });
  return Object.fromEntries(entries);
}

/** Loads the remote from this origin after the next page load; null: from the server. */
export function saveDevRemote(name: string, origin: string | null): void {
  const { [name]: _replaced, ...others } = readDevRemotes();
  const remotes = origin === null ? others : { ...others, [name]: origin };
  localItems.write(KEY, Object.keys(remotes).length === 0 ? null : JSON.stringify(remotes));
}

function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
