import { render, screen } from '@testing-library/react';
import { Facts } from './facts';

it('lists labels with their values', () => {
  const items = [
    { label: 'Category', value: 'Furniture' },
    { label: 'Current Stock', value: 0 },
    { label: 'Supplier', value: '' },
  ];
  render(<Facts items={items} />);
  const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(labels).toEqual(['Category', 'Current Stock', 'Supplier']);
  expect(values).toEqual(['Furniture', '0', '—']);
});
