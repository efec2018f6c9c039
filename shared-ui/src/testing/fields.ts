import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A field of the form by its label. */
export function field(label: string): HTMLElement {
  return screen.getByLabelText(label, { selector: 'input, select, textarea' });
}

/** Replaces the text of a field. Pasted, because typing renders the form once a key. */
export async function retype(user: UserEvent, label: string, text: string): Promise<void> {
  await user.clear(field(label));
  if (text !== '') await user.paste(text);
}
