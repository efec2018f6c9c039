import type { Product, ProductList } from '@stockroom/contract';

export interface Scenario {
  title: string;
  path: string;
  /** At once, if not as many as usual. */
  clients?: number;
  /** Of a write, in turn; reads have none. */
  bodies?: object[];
}

/**
 * The requests of the benchmark, with names and SKUs of the load set.
 * @param read answers a path of the API
 */
export async function chooseScenarios(
  read: (path: string) => Promise<unknown>,
): Promise<Scenario[]> {
  const list = async (query: string) => (await read(`/api/products?${query}`)) as ProductList;
  const { nextCursor } = await list('limit=100');
  const products = await someOf(list);
  const middle = await list('search=Office&limit=1');
  const supplierId = products[0]?.supplierId;
  const productId = middle.products[0]?._id ?? '';
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
      'search of a SKU': 'search=CL-012345',
      'search by the other layout': 'search=vjkjnjr',
      'search by sounds': 'search=kabel 4711',
      'search with a typo': 'search=молаток',
      'search with a typo in a short word': 'search=лампв',
      'search with a typo and a number': 'search=офисцый 4711',
      'search for nothing': 'search=смородина',
    }),
    ...reads(`/api/products/${productId}`, { 'page of a product': '' }, '/overview'),
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
    ...reads('/api/customers', {
      'customers by text': 'search=покуп',
      'search in customers': 'search=gjregfntkm',
    }),
    ...reads('/api/stock-movements', {
      'movements, first page': '',
      'movements in': 'movementType=in',
      'movements of a product': `productId=${productId}`,
      'movements by text, many': 'search=лампа',
      'movements by text, few': 'search=CL-012345',
      'movements of a month': 'from=2026-09-01&to=2026-09-30',
      'movements of a rare reason': 'reason=Order cancelled',
    }),
    ...reads('/api/reports', { 'low stock': '' }, '/low-stock'),
    ...reads('/api/dashboard', { 'dashboard figures': '' }, '/stats'),
    ...reads('/api/dashboard', { 'dashboard activities': '' }, '/activities'),
    ...reads('/api/dashboard', { 'dashboard top products': '' }, '/top-products'),
    ...reads('/api/dashboard', { 'dashboard sales': '' }, '/sales'),
    ...REPORTS,
    { title: 'what to order, 1 client', path: '/api/reorder', clients: 1 },
    {
      title: 'receipt',
      path: '/api/stock-movements/receipts',
      bodies: products.map(({ _id }) => ({ productId: _id, quantity: 1, purchasePrice: 10 })),
    },
    {
      title: 'order of 5 items',
      path: '/api/orders',
      bodies: Array.from({ length: products.length / 5 }, (_, index) => ({
        type: 'outgoing',
        customerName: `Customer ${index}`,
        items: products
          .slice(index * 5, index * 5 + 5)
          .map(({ _id }) => ({ productId: _id, quantity: 1, unitPrice: 10 })),
      })),
    },
  ];
}

/**
 * Products for the writes, by price, so that they are spread over all names. Each run begins at another one, because
 * each client begins at the first: the same few would gather thousands of open orders, as no product of a shop does.
 */
async function someOf(list: (query: string) => Promise<ProductList>) {
  const products: Product[] = [];
  let next = '';
  while (products.length < 1000) {
    const page = await list(`limit=100&sort=sellingPrice${next}`);
    products.push(...page.products);
    next = `&cursor=${page.nextCursor}`;
  }
  const start = Math.floor(Math.random() * products.length);
  return [...products.slice(start), ...products.slice(0, start)];
}

/** Few users read reports, and not all at once. */
const REPORTS: Scenario[] = Object.entries({
  'valuation report, 1 client': 'inventory-valuation',
  'movements report of a month, 1 client': 'stock-movements?from=2026-09-01&to=2026-09-30',
  'movements report of all time, 1 client': 'stock-movements?sort=-outValue',
  'suppliers report, 1 client': 'supplier-performance',
}).map(([title, report]) => ({ title, path: `/api/reports/${report}`, clients: 1 }));

function reads(base: string, queries: Record<string, string>, under = ''): Scenario[] {
  return Object.entries(queries).map(([title, query]) => ({
    title,
    path: `${base}${under}${query && '?'}${encodeURI(query)}`,
  }));
}
