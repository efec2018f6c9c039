import { render, screen } from '@testing-library/react';
import { DescriptionList } from './description-list';

it.each(['lines', 'columns'] as const)('lists labels with their values, in %s', (layout) => {
  const items = [
    { label: 'Category', value: 'Furniture' },
    { label: 'Current Stock', value: 0 },
    { label: 'Supplier', value: '' },
  ];
  render(<DescriptionList items={items} layout={layout} />);
  const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(labels).toEqual(['Category', 'Current Stock', 'Supplier']);
  expect(values).toEqual(['Furniture', '0', '—']);
});
