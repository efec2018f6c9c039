import { isObject } from './api-error';
import { localItems } from './stored-items';

/** What somebody has typed into a form and not saved. */
export interface Draft {
  /** When, in milliseconds of the clock. */
  at: number;
  /** The values of the form before the typing. */
  opened: Record<string, unknown>;
  typed: Record<string, unknown>;
}

const PREFIX = 'stockroom-draft';
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Where the draft of a person is. @param place the address of the form */
const keyOf = (user: string, place: string) => `${PREFIX} ${user} ${place}`;

/** @returns null when there is none, or none of the last seven days */
export function readDraft(user: string, place: string): Draft | null {
  const key = keyOf(user, place);
  const draft = parse(localItems.read(key));
  if (draft !== null && Date.now() - draft.at < LIFETIME_MS) return draft;
  localItems.write(key, null);
  return null;
}

/** @param draft null: forgets it */
export function writeDraft(user: string, place: string, draft: Omit<Draft, 'at'> | null): void {
  const text = draft && JSON.stringify({ at: Date.now(), ...draft });
  localItems.write(keyOf(user, place), text);
}

/** Of everybody: nothing typed stays on a computer after somebody has signed out there. */
export function forgetDrafts(): void {
  for (const key of localItems.keys()) if (key.startsWith(PREFIX)) localItems.write(key, null);
}

function parse(text: string | null): Draft | null {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    const isDraft = isObject(draft) && isObject(draft['opened']) && isObject(draft['typed']);
    // Only this module writes it.
    return isDraft ? (draft as unknown as Draft) : null;
  } catch {
    return null;
  }
}
