import { faults, field, findToast, retype, takeLogged } from '@stockroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const TEXTS = {
  'Product Name': 'Desk lamp',
  SKU: 'LAMP-1',
  'Purchase Price': '700',
  'Selling Price': '1250',
};

/** Fills in the required fields of a new product; a part of its name finds the supplier. */
export async function fillProduct(user: UserEvent, supplier: string): Promise<void> {
  for (const [label, text] of Object.entries(TEXTS)) await retype(user, label, text);
  await screen.findByRole('option', { name: 'Tools' });
  await user.selectOptions(field('Category'), 'Tools');
  await retype(user, 'Supplier', supplier.slice(0, 4));
  await user.click(await screen.findByRole('option', { name: supplier }));
}

export async function save(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^(Create|Update) Product$/ }));
}

export const FAULTS = ['status', 'offline', 'loseAnswer'] as const;

/** Saves while the server fails, checks that the form keeps the typed text, and saves again. */
export async function saveTwice(
  user: UserEvent,
  fault: (typeof FAULTS)[number],
  [method, path]: ['post' | 'put', string],
): Promise<void> {
  if (fault === 'status') faults.status(method, path, 500);
  else faults[fault](method, path);
  const typed = field('Product Name').getAttribute('value');
  await save(user);
  expect(await findToast('Failed to save product')).toBeVisible();
  expect(takeLogged().join()).toContain('Failed to save product');
  expect(field('Product Name')).toHaveValue(typed);
  faults.heal();
  await save(user);
}
