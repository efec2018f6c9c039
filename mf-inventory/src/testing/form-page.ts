import { retype } from '@stockroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Finds a product by a part of its name, and waits for its facts. */
export async function chooseProduct(user: UserEvent, name: string): Promise<void> {
  await retype(user, 'Product', name.slice(0, 4));
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
  await screen.findByText('Current Stock');
}

export async function save(user: UserEvent, label: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: label }));
}

/** Returns a fact of the side panel by its label, e.g. "12 pieces". */
export function panelValue(label: string): string | null {
  const term = screen.getByText(label, { selector: 'dt' });
  return term.nextElementSibling?.textContent ?? null;
}

export const preview = () => screen.getByText('Stock after saving').parentElement;
