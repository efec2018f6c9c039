import { retype } from '@stockroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const TEXTS = {
  'Company Name': 'Light Ltd',
  'Contact Person': 'Vera Orlova',
  Phone: '+7 (000) 101-20-30',
  Email: 'vera@example.com',
};

/** Fills in what a new supplier needs. */
export async function fillSupplier(user: UserEvent): Promise<void> {
  for (const [label, text] of Object.entries(TEXTS)) await retype(user, label, text);
}

export async function save(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^(Create|Update) Supplier$/ }));
}
