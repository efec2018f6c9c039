import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { sendScan } from '../scan-event';

/** A field of the form by its label. */
export function field(label: string): HTMLElement {
  return screen.getByLabelText(label, { selector: 'input, select, textarea' });
}

/** Replaces the text of a field. Pastes it, because typing renders the form for every key. */
export async function retype(user: UserEvent, label: string, text: string): Promise<void> {
  await user.clear(field(label));
  if (text !== '') await user.paste(text);
}

/** Scans codes into the focused field: the keys of the scanner, then the code from the shell. */
export async function scan(user: UserEvent, ...codes: string[]): Promise<void> {
  for (const code of codes) {
    await user.keyboard(code);
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) act(() => void sendScan(activeElement, code));
  }
}

/** Waits for the page with this title. */
export function findPage(title: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name: title });
}

/** Waits for the toast with this description. The pointer stays on it, so that it does not close while a test uses it. */
export async function findToast(description: string): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name: /^Notifications \(/ });
  const toast = await within(region).findByText(description);
  fireEvent.pointerMove(region);
  return toast;
}

/** Waits for the only row that begins with a text, or matches a pattern. */
export function findRow(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('row', {
    name: new RegExp(typeof name === 'string' ? `^${name}` : name),
  });
}

/** The first link of each row: what the rows are about. */
export function shownRows(): (string | null | undefined)[] {
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('link')[0]?.textContent);
}

/** Waits until the rows are these, see shownRows. */
export function expectRows(names: string[]): Promise<void> {
  return waitFor(() => expect(shownRows()).toEqual(names));
}

export function columnNames(): (string | null)[] {
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
}

/** Where a link leads. */
export function hrefOf(name: string | RegExp, inside = document.body): string | null {
  return within(inside).getByRole('link', { name }).getAttribute('href');
}
