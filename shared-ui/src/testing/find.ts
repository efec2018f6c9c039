import { screen, within } from '@testing-library/react';

/** The page with this title, once it is there. */
export function findPage(title: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name: title });
}

/** The visible toast with this description, once it is there. */
export async function findToast(description: string): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name: /^Notifications \(/ });
  return within(region).findByText(description);
}
