import {
  ACTIVITIES_LIMIT,
  ACTIVITY_TYPES,
  COUNT_REASON,
  CUSTOMER_RETURN_REASON,
  dayAfter,
  formatQuantity,
  mondayOf,
  msg,
  reasonText,
  SALES_WEEKS,
  SUPPLIER_RETURN_REASON,
  TOP_PRODUCTS_LIMIT,
  unitText,
  type Activity,
  type ActivityList,
  type DashboardStatsResult,
  type FormatSettings,
  type SalesWeekList,
  type Text,
  type TopProductList,
  type Translate,
} from '@stockroom/contract';
import { limitFilter, timeZoneFilter } from '../http/filters';
import { readRoute, type Route } from '../http/route';
import {
  COUNT,
  DECIMAL,
  ID,
  INSTANT,
  listOf,
  NUMBER,
  oneOf,
  record,
  secret,
  TEXT,
} from '../openapi/response-schemas';
import type { Happening } from '../store/dashboard';
import type { Repositories } from '../store/store';
import { dayOf, startOfDay, startOfMonth } from '../time-zones';

const MAX_RECORDS = 50;

const STATS = record({
  totalProducts: COUNT,
  lowStockAlerts: COUNT,
  pendingOrders: COUNT,
  totalValue: secret(DECIMAL, 'costs:read'),
});
const ACTIVITY = record({
  _id: ID,
  type: oneOf(ACTIVITY_TYPES),
  description: TEXT,
  timestamp: INSTANT,
  link: TEXT,
});
const SALES_WEEK = record({ start: TEXT, revenue: secret(DECIMAL, 'prices:read') });
const TOP_PRODUCT = record({
  _id: ID,
  name: TEXT,
  sku: TEXT,
  unitOfMeasurement: TEXT,
  soldQuantity: NUMBER,
  revenue: secret(DECIMAL, 'prices:read'),
});

export const DASHBOARD_ROUTES: readonly Route[] = [
  readRoute({
    path: '/api/dashboard/stats',
    permission: 'signed-in',
    summary: 'Counts of products, low stock and pending orders, and the value of stock',
    answer: record({ stats: STATS }),
    read: async ({ repositories }): Promise<DashboardStatsResult> => ({
      stats: await repositories.dashboard.stats(),
    }),
  }),
  readRoute({
    path: '/api/dashboard/activities',
    permission: 'signed-in',
    summary: 'What has happened, newest first',
    query: { limit: limitFilter(MAX_RECORDS) },
    answer: record({ activities: listOf(ACTIVITY) }),
    read: async ({ repositories, t }, { limit = ACTIVITIES_LIMIT }): Promise<ActivityList> => ({
      activities: await findActivities(repositories, limit, t),
    }),
  }),
  readRoute({
    path: '/api/dashboard/sales',
    permission: 'signed-in',
    summary: 'The revenue of the last weeks',
    query: { timeZone: timeZoneFilter },
    answer: record({ weeks: listOf(SALES_WEEK) }),
    async read({ repositories, clock }, { timeZone = 'UTC' }): Promise<SalesWeekList> {
      const present = mondayOf(dayOf(clock.now().toISOString(), timeZone));
      const mondays = Array.from({ length: SALES_WEEKS }, (_week, index) =>
        dayAfter(present, 7 * (index + 1 - SALES_WEEKS)),
      );
      const starts = mondays.map((day) => startOfDay(day, timeZone));
      const revenues = await repositories.dashboard.revenues(starts);
      return {
        weeks: mondays.map((start, index) => ({ start, revenue: revenues[index] ?? 0 })),
      };
    },
  }),
  readRoute({
    path: '/api/dashboard/top-products',
    permission: 'signed-in',
    summary: 'What sold best this month',
    query: { limit: limitFilter(MAX_RECORDS), timeZone: timeZoneFilter },
    answer: record({ products: listOf(TOP_PRODUCT) }),
    async read(
      { repositories, clock },
      { limit = TOP_PRODUCTS_LIMIT, timeZone = 'UTC' },
    ): Promise<TopProductList> {
      const since = startOfMonth(clock.now(), timeZone);
      return { products: await repositories.dashboard.topProducts(since, limit) };
    },
  }),
];

/** The newest activities as sentences with a link, and numbers in the shop's language. */
async function findActivities(
  { dashboard, settings }: Repositories,
  limit: number,
  t: Translate,
): Promise<Activity[]> {
  const [happenings, format] = [await dashboard.happenings(limit), await settings.system()];
  return happenings.map((happening) => ({
    _id: happening._id,
    type: happening.type,
    description: describe(happening, t, format),
    timestamp: happening.at,
    link: linkOf(happening),
  }));
}

/** By the reason of the movement. */
const ADJUSTED: Readonly<Record<string, Text>> = {
  [COUNT_REASON]: msg('Counted {subject}: {amount}'),
  [CUSTOMER_RETURN_REASON]: msg('Customer return of {subject}: {amount}'),
  [SUPPLIER_RETURN_REASON]: msg('Return of {subject} to the supplier: {amount}'),
};

function describe(happening: Happening, t: Translate, format: FormatSettings): string {
  const { type, subject, detail, quantity, unitOfMeasurement, orderType } = happening;
  const unit = t(unitText(unitOfMeasurement, quantity ?? 0));
  const amount = formatQuantity(Math.abs(quantity ?? 0), unit, format);
  switch (type) {
    case 'product_added':
      return t('Product added: {subject} ({detail})', { subject, detail });
    case 'stock_received':
      return t('Received {amount} of {subject}', { amount, subject });
    case 'stock_adjusted':
      return t({
        ...(ADJUSTED[detail] ?? msg('Adjusted {subject} by {amount} ({reason})')),
        values: {
          subject,
          amount: `${(quantity ?? 0) > 0 ? '+' : '-'}${amount}`,
          reason: reasonText(detail),
        },
      });
    case 'order_created':
      return orderType === 'incoming'
        ? t('Purchase order {subject} from {detail}', { subject, detail })
        : t('Sales order {subject} for {detail}', { subject, detail });
  }
}

/** A movement leads to the journal of its product, which also shows archived products. */
function linkOf({ _id, type, movedSku }: Happening): string {
  switch (type) {
    case 'product_added':
      return `/products/${_id}`;
    case 'stock_received':
    case 'stock_adjusted':
      return `/inventory?search=${encodeURIComponent(movedSku)}`;
    case 'order_created':
      return `/orders/${_id}`;
  }
}
