import { describeAccounts } from './auth-conformance';
import { describeCategories } from './category-conformance';
import { describeChanges } from './change-conformance';
import { describeCursors } from './cursor-conformance';
import { describeDashboard } from './dashboard-conformance';
import { describeExports } from './export-conformance';
import { describeExactness } from './exactness-conformance';
import { describeIdempotency } from './idempotency-conformance';
import { describeImages } from './image-conformance';
import { describeNotifications } from './notification-conformance';
import { describeOrders } from './order-conformance';
import { describeOrderList } from './order-list-conformance';
import { describeOrderStock } from './order-stock-conformance';
import { describeProducts } from './product-conformance';
import { describeProductList } from './product-list-conformance';
import { describeProductValidation } from './product-validation-conformance';
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
import type { MakeStore } from './test-api';

/** The API's behaviour, which must not depend on the store: run over every store there is. */
export function describeApi(name: string, makeStore: MakeStore): void {
  describe(`API over ${name}`, () => {
    describeStore(makeStore);
    describeAccounts(makeStore);
    describeSignInLimit(makeStore);
    describeProducts(makeStore);
    describeProductValidation(makeStore);
    describeProductList(makeStore);
    describeSuppliers(makeStore);
    describeCategories(makeStore);
    describeImages(makeStore);
    describeIdempotency(makeStore);
    describeStock(makeStore);
    describeOrders(makeStore);
    describeOrderList(makeStore);
    describeStockMovementList(makeStore);
    describeOrderStock(makeStore);
    describeExactness(makeStore);
    describeSettings(makeStore);
    describeChanges(makeStore);
    describeNotifications(makeStore);
    describeDashboard(makeStore);
    describeStockReports(makeStore);
    describeTurnover(makeStore);
    describeSupplierPerformance(makeStore);
    describeExports(makeStore);
    describeCursors(makeStore);
    describeSampleData(makeStore);
  });
}
