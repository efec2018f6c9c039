import { devServerOrigin } from '@stockroom/contract';
import { localItems } from './stored-items';

/** In this browser alone; nothing in an address can set it. */
const KEY = 'stockroom-dev-remotes';

/** Remotes that this browser takes from a developer's own machine: origins by name. */
type DevRemotes = Readonly<Record<string, string>>;

/** What is stored and still an address that may be used. */
export function readDevRemotes(): DevRemotes {
  const stored = parse(localItems.read(KEY) ?? '{}');
  const entries = Object.entries(stored).flatMap(([name, address]) => {
    const origin = typeof address === 'string' ? devServerOrigin(address) : null;
    return origin === null ? [] : [[name, origin] as const];
  });
  return Object.fromEntries(entries);
}

/** Takes the remote from there at the next load of a page; null: from the server again. */
export function saveDevRemote(name: string, origin: string | null): void {
  const { [name]: _replaced, ...others } = readDevRemotes();
  const remotes = origin === null ? others : { ...others, [name]: origin };
  localItems.write(KEY, Object.keys(remotes).length === 0 ? null : JSON.stringify(remotes));
}

function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
