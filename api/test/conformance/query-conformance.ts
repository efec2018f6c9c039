import { MOVEMENT_REASONS } from '@stockroom/contract';
import { setUpTestApi, type MakeStore } from './test-api';

const LISTS = ['products', 'suppliers', 'orders', 'stock-movements'];
const JOURNALS = ['changes', 'notifications', 'imports'];
const TURNOVER = 'reports/stock-movements';
const OF_SUPPLIERS = 'reports/supplier-performance';
const MARGIN = 'reports/margin';
const OF_PRODUCTS = ['reports/low-stock', 'reports/inventory-valuation', TURNOVER, MARGIN];
const REPORTS = [...OF_PRODUCTS, OF_SUPPLIERS];
const OF_A_PERIOD = ['orders', 'stock-movements', 'changes', TURNOVER, OF_SUPPLIERS, MARGIN];

const DAY = 'must be a day such as 2026-11-21 or an instant';
const LIMIT = 'Limit must be a whole number from 1 to 100';
const ONCE = 'This can be given only once';
const CURSOR = 'This cursor does not belong to this list';

/** Wrong parameters, with every list that has the parameter. */
const REFUSALS: [paths: string[], query: string, parameter: string, message: string][] = [
  [[...LISTS, ...REPORTS, ...JOURNALS], 'sort=colour', 'sort', 'Sort must be one of '],
  [[...LISTS, ...REPORTS, ...JOURNALS], 'limit=0', 'limit', LIMIT],
  [[...LISTS, ...REPORTS, ...JOURNALS], 'limit=101', 'limit', LIMIT],
  [[...LISTS, ...REPORTS, ...JOURNALS], 'limit=1.5', 'limit', LIMIT],
  [[...LISTS, ...REPORTS, ...JOURNALS], 'limit=many', 'limit', LIMIT],
  [[...LISTS, ...REPORTS, ...JOURNALS], 'cursor=nonsense', 'cursor', CURSOR],
  [[...LISTS, ...REPORTS, ...JOURNALS], 'colour=red', 'colour', 'Unknown field'],
  [['products', 'changes'], 'toString=1', 'toString', 'Unknown field'],
  [['products', 'changes'], 'constructor=1', 'constructor', 'Unknown field'],
  [['products', 'changes'], '__proto__=1', '__proto__', 'Unknown field'],
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
  [OF_A_PERIOD, 'from=2026-02-30', 'from', `From ${DAY}`],
  [OF_A_PERIOD, 'to=2026-11-21T25:00Z', 'to', `To ${DAY}`],
  [OF_A_PERIOD, 'to=2026-11-21T10:00', 'to', `To ${DAY}`],
  [OF_A_PERIOD, 'to=tomorrow', 'to', `To ${DAY}`],
  [OF_A_PERIOD, 'from=2026-11-21&to=2026-11-20', 'to', 'To must not be before From'],
  [
    ['orders', 'stock-movements', 'changes', ...REPORTS],
    'timeZone=Mars/Base',
    'timeZone',
    'Time zone must be a name such as Europe/Moscow',
  ],
  [
    ['stock-movements', 'changes', ...REPORTS],
    'format=pdf',
    'format',
    'Format must be csv or xlsx',
  ],
  [['products'], 'stockStatus=some', 'stockStatus', 'Stock status must be one of in, low, out'],
  [['orders'], 'status=lost', 'status', 'Status must be one of pending, processing, '],
  [['orders'], 'type=sideways', 'type', 'Type must be one of incoming, outgoing'],
  [['orders'], 'open=yes', 'open', 'Open must be true or false'],
  [['orders', 'stock-movements'], 'productId=5', 'productId', 'Product must be an id'],
  [['stock-movements'], 'orderId=x', 'orderId', 'Order must be an id'],
  [['stock-movements'], 'movementType=up', 'movementType', 'Movement type must be one of in, out'],
  [
    ['stock-movements'],
    'reason=Gone',
    'reason',
    `Reason must be one of ${MOVEMENT_REASONS.join(', ')}`,
  ],
  [['stock-movements'], 'toVerify=1', 'toVerify', 'To verify must be true or false'],
  [
    ['inventory-valuation', 'low-stock'].map((name) => `reports/${name}`),
    'from=2026-01-01',
    'from',
    'Unknown field',
  ],
  [['changes'], 'entity=user', 'entity', 'Entity must be one of product, supplier, order, '],
  [
    ['changes'],
    `entityId=${'x'.repeat(201)}`,
    'entityId',
    'Entity id can have at most 200 characters',
  ],
  [['changes'], 'action=burnt', 'action', 'Action must be one of created, updated, '],
  [['changes'], 'userId=me', 'userId', 'Person must be an id'],
];

export function describeQueries(makeStore: MakeStore): void {
  describe('queries', () => {
    const api = setUpTestApi(makeStore);

    it.each(REFUSALS)('of %j are refused with ?%.20s', async (paths, query, parameter, message) => {
      for (const path of paths) {
        const fieldErrors = await api.fieldErrors('GET', `${path}?${query}`);
        const { [parameter]: said, ...others } = fieldErrors ?? {};
        expect([path, said, others]).toEqual([path, expect.stringContaining(message), {}]);
      }
    });
  });
}
