import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A field of the form by its label; of a row, by its number from 1 on. */
export function field(label: string, row?: number): HTMLElement {
  const place = row === undefined ? screen : within(rowOf(row));
  return place.getByLabelText(label, { selector: 'input, select, textarea' });
}

export function rowOf(row: number): HTMLElement {
  return screen.getByRole('group', { name: `Item ${row}` });
}

export function rowCount(): number {
  return screen.getAllByRole('group', { name: /^Item \d+$/ }).length;
}

/** Replaces the text of a field. Pasted, because typing renders the row once a key. */
export async function retype(user: UserEvent, target: HTMLElement, text: string): Promise<void> {
  await user.clear(target);
  if (text !== '') await user.paste(text);
}

/** Finds a product by its name and clicks it. */
export async function chooseProduct(user: UserEvent, row: number, name: string): Promise<void> {
  await retype(user, field('Product', row), name);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
}

export async function fillItem(
  user: UserEvent,
  row: number,
  { product, quantity, price }: { product: string; quantity: string; price?: string },
): Promise<void> {
  await chooseProduct(user, row, product);
  await retype(user, field('Quantity', row), quantity);
  if (price !== undefined) await retype(user, field('Unit Price', row), price);
}

export async function chooseType(user: UserEvent, type: 'Purchase' | 'Sales'): Promise<void> {
  const option = screen.getByRole('option', { name: new RegExp(`^${type} order`) });
  await user.selectOptions(field('Order Type'), option);
}

/** What the form says the order comes to. */
export function totalAmount(): string {
  return plain(screen.getByText('Total Amount').nextElementSibling);
}

/** What a row comes to. */
export function rowTotal(row: number): string {
  return plain(within(rowOf(row)).getByText('Row Total').parentElement).replace('Row Total', '');
}

/** Without the narrow spaces of Russian numbers. */
function plain(element: Element | null): string {
  return (element?.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');
}

export async function save(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^(Create|Update) Order$/ }));
}
