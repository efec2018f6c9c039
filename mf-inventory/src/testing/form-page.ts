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

/** Finds a product by typing a part of its name, and waits for what is known of it. */
export async function chooseProduct(user: UserEvent, name: string): Promise<void> {
  await user.clear(field('Product'));
  await user.type(field('Product'), name.slice(0, 4));
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
  await screen.findByText('Current Stock');
}

/** Sends the form with its one primary button. */
export async function save(user: UserEvent, label: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: label }));
}

/** The side panel's value of a label, e.g. "12 pieces". */
export function panelValue(label: string): string | null {
  const term = screen.getByText(label, { selector: 'dt' });
  return term.nextElementSibling?.textContent ?? null;
}
