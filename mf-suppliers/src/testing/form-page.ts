import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const TEXTS = {
  'Company Name': 'Light Ltd',
  'Contact Person': 'Vera Orlova',
  Phone: '+7 (000) 101-20-30',
  Email: 'vera@example.com',
};

/** A field of the form by its label. */
export function field(label: string): HTMLElement {
  return screen.getByLabelText(label, { selector: 'input, textarea' });
}

/** Replaces the text of a field. Pasted, because typing renders the form once a key. */
export async function retype(user: UserEvent, label: string, text: string): Promise<void> {
  await user.clear(field(label));
  if (text !== '') await user.paste(text);
}

/** Fills in what a new supplier needs. */
export async function fillSupplier(user: UserEvent): Promise<void> {
  for (const [label, text] of Object.entries(TEXTS)) await retype(user, label, text);
}

export async function save(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^(Create|Update) Supplier$/ }));
}
