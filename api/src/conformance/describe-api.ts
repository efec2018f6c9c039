import { describeAccounts } from './auth-conformance';
import { describeCategories } from './category-conformance';
import { describeIdempotency } from './idempotency-conformance';
import { describeImages } from './image-conformance';
import { describeOrders } from './order-conformance';
import { describeOrderList } from './order-list-conformance';
import { describeOrderStock } from './order-stock-conformance';
import { describeProducts } from './product-conformance';
import { describeProductList } from './product-list-conformance';
import { describeProductValidation } from './product-validation-conformance';
import { describeSampleData } from './sample-data-conformance';
import { describeSignInLimit } from './sign-in-limit-conformance';
import { describeStock } from './stock-conformance';
import { describeStockMovementList } from './stock-movement-list-conformance';
import { describeStore } from './store-conformance';
import { describeSuppliers } from './supplier-conformance';
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
    describeSampleData(makeStore);
  });
}
