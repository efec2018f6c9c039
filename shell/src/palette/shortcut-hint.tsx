import { Keys } from '../keyboard/keys';

/** The keys that would have done it, for the eye: they are no part of what an entry is called. */
export function ShortcutHint({ keys }: { keys: readonly string[] }) {
  return (
    <span aria-hidden>
      <Keys keys={keys} />
    </span>
  );
}
