import { field, retype } from '@stockroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const TEXTS = {
  'Product Name': 'Desk lamp',
  SKU: 'LAMP-1',
  'Purchase Price': '700',
  'Selling Price': '1250',
};

/** Fills in what a new product needs; the supplier is found by typing. */
export async function fillProduct(user: UserEvent, supplier: string): Promise<void> {
  for (const [label, text] of Object.entries(TEXTS)) await retype(user, label, text);
  await screen.findByRole('option', { name: 'Tools' });
  await user.selectOptions(field('Category'), 'Tools');
  await user.type(field('Supplier'), supplier.slice(0, 4));
  await user.click(await screen.findByRole('option', { name: supplier }));
}

export async function save(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^(Create|Update) Product$/ }));
}
