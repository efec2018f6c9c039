import { addProduct, receiveStock, renderShop } from '@stockroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import routes from '../remote';

const filters = 'category=Furniture&search=lamp';

test.each([
  ['low-stock', '', 'Category: Furniture · Supplier: Light Ltd · Search: “lamp”'],
  [
    'stock-movements',
    '&from=2026-01-01&to=2026-12-31',
    'Period from 01.01.2026 to 31.12.2026 · Category: Furniture · Supplier: Light Ltd · Search: “lamp”',
  ],
  [
    'supplier-performance',
    '&from=2026-01-01',
    'Period from 01.01.2026 · Supplier: Light Ltd · Search: “lamp”',
  ],
])('%s names its filters on paper', async (type, period, words) => {
  const { request, open } = await renderShop(routes);
  const lamp = await addProduct(request, { name: 'Desk lamp', category: 'Furniture' });
  await receiveStock(request, { productId: lamp._id, quantity: 4 });
  await open(`/reports?type=${type}&${filters}&supplierId=${lamp.supplierId}${period}`);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('names no filter on paper without one, but the period of all time', async () => {
  const { open } = await renderShop(routes);
  await open('/reports');
  await screen.findByRole('heading', { level: 2, name: 'Low Stock Report' });
  expect(screen.queryByText(/Category: |Supplier: |Search: /)).not.toBeInTheDocument();
  await open('/reports?type=stock-movements');
  expect(await screen.findByText('All time', { selector: 'p' })).toBeInTheDocument();
});
