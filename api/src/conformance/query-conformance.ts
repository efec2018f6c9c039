import { OPERATIONS } from '../openapi/operations';
import { setUpTestApi, type MakeStore } from './test-api';

const LISTS = ['products', 'suppliers', 'orders', 'stock-movements'];
const JOURNALS = ['changes', 'notifications'];
const TURNOVER = 'reports/stock-movements';
const OF_SUPPLIERS = 'reports/supplier-performance';
const OF_PRODUCTS = ['reports/low-stock', 'reports/inventory-valuation', TURNOVER];
const REPORTS = [...OF_PRODUCTS, OF_SUPPLIERS];
const OF_A_PERIOD = ['orders', 'stock-movements', TURNOVER, OF_SUPPLIERS];

const DAY = 'must be a day such as 2026-11-21 or an instant';
const LIMIT = 'Limit must be a whole number from 1 to 100';
const ONCE = 'This can be given only once';
const CURSOR = 'This cursor does not belong to this list';

/** What is refused wherever the parameter exists; what only one list has is tested with that list. */
const REFUSALS: [paths: string[], query: string, parameter: string, message: string][] = [
  [[...LISTS, ...REPORTS], 'sort=colour', 'sort', 'Sort must be one of '],
  [[...LISTS, ...REPORTS, ...JOURNALS], 'limit=0', 'limit', LIMIT],
  [[...LISTS, ...REPORTS, ...JOURNALS], 'limit=101', 'limit', LIMIT],
  [[...LISTS, ...REPORTS, ...JOURNALS], 'limit=1.5', 'limit', LIMIT],
  [[...LISTS, ...REPORTS, ...JOURNALS], 'limit=many', 'limit', LIMIT],
  [[...LISTS, ...REPORTS, ...JOURNALS], 'cursor=nonsense', 'cursor', CURSOR],
  [[...LISTS, ...REPORTS, ...JOURNALS], 'colour=red', 'colour', 'Unknown field'],
  [JOURNALS, 'sort=-at', 'sort', 'Unknown field'],
  [[...LISTS, ...REPORTS], 'search=a&search=b', 'search', ONCE],
  [[...LISTS, ...REPORTS, ...JOURNALS], 'limit=&limit=5', 'limit', ONCE],
  [
    [...LISTS, ...REPORTS],
    `search=${'x'.repeat(201)}`,
    'search',
    'Search can have at most 200 characters',
  ],
  [[...LISTS, ...REPORTS], 'search=%00', 'search', 'Search contains characters that'],
  [['products', 'orders', ...REPORTS], 'supplierId=5', 'supplierId', 'Supplier must be an id'],
  [
    ['products', ...OF_PRODUCTS],
    `category=${'x'.repeat(101)}`,
    'category',
    'Category can have at most 100 characters',
  ],
  [OF_A_PERIOD, 'from=2026-13-01', 'from', `From ${DAY}`],
  [OF_A_PERIOD, 'to=tomorrow', 'to', `To ${DAY}`],
  [OF_A_PERIOD, 'from=2026-11-21&to=2026-11-20', 'to', 'To must not be before From'],
  [
    ['orders', 'stock-movements', ...REPORTS],
    'timeZone=Mars/Base',
    'timeZone',
    'Time zone must be a name such as Europe/Moscow',
  ],
  [['stock-movements', ...REPORTS], 'format=pdf', 'format', 'Format must be csv or xlsx'],
  [['changes'], 'entity=user', 'entity', 'Entity must be one of product, supplier, order, '],
  [
    ['changes'],
    `entityId=${'x'.repeat(65)}`,
    'entityId',
    'Entity id can have at most 64 characters',
  ],
];

export function describeQueries(makeStore: MakeStore): void {
  describe('queries', () => {
    const api = setUpTestApi(makeStore);

    it.each(REFUSALS)('of %j are refused with ?%.20s', async (paths, query, parameter, message) => {
      for (const path of paths) {
        const { status, body } = await api.call('GET', `${path}?${query}`);
        expect([path, status, body.code]).toEqual([path, 422, 'VALIDATION_FAILED']);
        const { [parameter]: said, ...others } = body.fieldErrors ?? {};
        expect([path, said, others]).toEqual([path, expect.stringContaining(message), {}]);
      }
    });
  });

  describe('a visitor who is not signed in', () => {
    const api = setUpTestApi(makeStore);
    const ID = '01a1fc0c-5627-7701-832f-dc14788c32bd';
    const METHODS = {
      get: 'GET',
      post: 'POST',
      put: 'PUT',
      patch: 'PATCH',
      delete: 'DELETE',
    } as const;

    it.each(
      OPERATIONS.filter(({ access }) => access !== 'public').map(
        (each) => [each.method, each.path] as const,
      ),
    )('is told to sign in: %s %s', async (method, path) => {
      const where = path.replace('/api/', '').replace(/:\w+/g, ID);
      for (const token of [null, 'x', `${api.tokens.accessToken}x`, api.tokens.refreshToken]) {
        const refused = await api.call(METHODS[method], where, { token });
        expect(refused.status).toBe(401);
        expect(refused.body.code).toBe('UNAUTHENTICATED');
      }
    });
  });
}
