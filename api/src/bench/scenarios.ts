import type { ProductList } from '@stockroom/contract';
import { newId } from '../ids';
import type { BenchClient } from './bench-client';

export interface Scenario {
  title: string;
  path: string;
  /** How many ask at once, if not as many as usual. */
  clients?: number;
  /** Makes the body of a write; reads have none. */
  body?: () => object;
}

/** Lists, searches and figures: what many ask for at once. */
export async function chooseReads(client: BenchClient): Promise<Scenario[]> {
  return (await chooseScenarios(client)).filter(({ body, clients }) => !body && !clients);
}

/** What the bench asks for: names and SKUs as the load set has them. */
export async function chooseScenarios(client: BenchClient): Promise<Scenario[]> {
  const { nextCursor } = await client.get<ProductList>('/api/products?limit=100');
  // Of all names and places, so that what is written here does not gather on the first page.
  const { products } = await client.get<ProductList>('/api/products?limit=100&sort=sellingPrice');
  const middle = await client.get<ProductList>('/api/products?search=Office&limit=1');
  const supplierId = products[0]?.supplierId;
  const productId = middle.products[0]?._id ?? '';
  const row = (index: number) => ({
    productId: products[index % products.length]?._id ?? '',
    quantity: 1,
    unitPrice: 10,
  });
  let count = 0;
  return [
    ...reads('/api/products', {
      'products, first page': '',
      'products, next page': `cursor=${nextCursor}`,
      'products of a category': 'category=Books',
      'products of a supplier': `supplierId=${supplierId}`,
      'products in stock': 'stockStatus=in',
      'products that run low': 'stockStatus=low',
      'products out of stock': 'stockStatus=out',
      'products by stock': 'sort=-currentStock',
      'products by price': 'sort=purchasePrice',
      'products by supplier': 'sort=supplierName',
      'search of 2, latin': 'search=de',
      'search of 3, latin': 'search=cha',
      'search of 8, latin': 'search=desk lam',
      'search of 2, cyrillic': 'search=ла',
      'search of 3, cyrillic': 'search=каб',
      'search of 8, cyrillic': 'search=молоток ',
      'search of a SKU': 'search=TL-012345',
    }),
    ...reads('/api/orders', {
      'orders, first page': '',
      'orders, pending': 'status=pending',
      'orders, incoming': 'type=incoming',
      'orders by total': 'sort=-totalAmount',
      'orders by party': 'sort=party',
      'search of a number': 'search=ORD-2026-0042',
      'search of a party': 'search=Покупатель 6661',
      'search of 2 in orders': 'search=42',
      'open orders of a product': `open=true&productId=${productId}`,
    }),
    ...reads('/api/stock-movements', {
      'movements, first page': '',
      'movements in': 'movementType=in',
      'movements of a product': `productId=${productId}`,
      'movements by text, many': 'search=лампа',
      'movements by text, few': 'search=TL-012345',
      'movements of a month': 'from=2026-09-01&to=2026-09-30',
      'movements of a rare reason': 'reason=Order cancelled',
    }),
    ...reads('/api/reports', { 'low stock': '' }, '/low-stock'),
    ...reads('/api/dashboard', { 'dashboard figures': '' }, '/stats'),
    ...reads('/api/dashboard', { 'dashboard activities': '' }, '/activities'),
    ...reads('/api/dashboard', { 'dashboard top products': '' }, '/top-products'),
    ...REPORTS,
    {
      title: 'receipt',
      path: '/api/stock-movements/receipts',
      body: () => ({ productId: row((count += 1)).productId, quantity: 1, purchasePrice: 10 }),
    },
    {
      title: 'order of 5 items',
      path: '/api/orders',
      body: () => ({
        type: 'outgoing',
        customerName: `Customer ${newId()}`,
        items: [1, 2, 3, 4, 5].map((index) => row((count += 7) + index)),
      }),
    },
  ];
}

/** Few people ask for them, and not all at once. */
const REPORTS: Scenario[] = Object.entries({
  'valuation report, 1 client': 'inventory-valuation',
  'movements report of a month, 1 client': 'stock-movements?from=2026-09-01&to=2026-09-30',
  'movements report of all time, 1 client': 'stock-movements?sort=-outValue',
  'suppliers report, 1 client': 'supplier-performance',
}).map(([title, report]) => ({ title, path: `/api/reports/${report}`, clients: 1 }));

/** The journal as a file. */
export const EXPORTS: Scenario[] = [
  { title: 'export of movements, CSV', path: '/api/stock-movements?format=csv' },
  { title: 'export of movements, XLSX', path: '/api/stock-movements?format=xlsx' },
];

function reads(base: string, queries: Record<string, string>, under = ''): Scenario[] {
  return Object.entries(queries).map(([title, query]) => ({
    title,
    path: `${base}${under}${query && '?'}${encodeURI(query)}`,
  }));
}
