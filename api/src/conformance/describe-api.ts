import { describeAccounts } from './auth-conformance';
import { describeCategories } from './category-conformance';
import { describeChanges } from './change-conformance';
import { describeCursors } from './cursor-conformance';
import { describeDashboard } from './dashboard-conformance';
import { describeExports } from './export-conformance';
import { describeExactness } from './exactness-conformance';
import { describeFields } from './field-conformance';
import { describeIdempotency } from './idempotency-conformance';
import { describeImages } from './image-conformance';
import { describeNotifications } from './notification-conformance';
import { describeOrderCosts } from './order-cost-conformance';
import { describeOrders } from './order-conformance';
import { describeOrderList } from './order-list-conformance';
import { describeOrderReceipts } from './order-receipt-conformance';
import { describeOrderShortages } from './order-shortage-conformance';
import { describeOrderStock } from './order-stock-conformance';
import { describeProducts } from './product-conformance';
import { describeProductList } from './product-list-conformance';
import { describeProductValidation } from './product-validation-conformance';
import { describeQueries } from './query-conformance';
import { describeSampleData } from './sample-data-conformance';
import { describeSettings } from './settings-conformance';
import { describeSignInLimit } from './sign-in-limit-conformance';
import { describeStockReports } from './stock-report-conformance';
import { describeStock } from './stock-conformance';
import { describeStockMovementList } from './stock-movement-list-conformance';
import { describeStore } from './store-conformance';
import { describeSupplierPerformance } from './supplier-performance-conformance';
import { describeSuppliers } from './supplier-conformance';
import { describeTurnover } from './turnover-conformance';
import { describeVerifications } from './verification-conformance';
import type { MakeStore } from './test-api';

type Describe = (makeStore: MakeStore) => void;

const RECORDS = [
  describeStore,
  describeAccounts,
  describeSignInLimit,
  describeProducts,
  describeProductValidation,
  describeFields,
  describeSuppliers,
  describeCategories,
  describeImages,
  describeIdempotency,
  describeSettings,
  describeChanges,
  describeNotifications,
  describeQueries,
];
const STOCK = [
  describeStock,
  describeOrders,
  describeOrderStock,
  describeOrderCosts,
  describeOrderShortages,
  describeOrderReceipts,
  describeVerifications,
  describeExactness,
  describeSampleData,
];
const LISTS = [
  describeProductList,
  describeOrderList,
  describeStockMovementList,
  describeDashboard,
  describeStockReports,
  describeTurnover,
  describeSupplierPerformance,
  describeExports,
  describeCursors,
];

/** In parts that workers can run beside each other. */
const PARTS = { records: RECORDS, stock: STOCK, lists: LISTS } satisfies Record<string, Describe[]>;

/** The API's behaviour, which must not depend on the store: all parts are run over every store there is. */
export function describeApi(name: string, part: keyof typeof PARTS, makeStore: MakeStore): void {
  describe(`API over ${name}`, () => {
    for (const describePart of PARTS[part]) describePart(makeStore);
  });
}
