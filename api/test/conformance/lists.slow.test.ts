import { overBothStores } from '../test-databases';
import { describeCursors } from './cursor-conformance';
import { describeDashboard } from './dashboard-conformance';
import { describeExports } from './export-conformance';
import { describeListExports } from './list-export-conformance';
import { describeOrderList } from './order-list-conformance';
import { describePaging } from './paging-conformance';
import { describeProductList } from './product-list-conformance';
import { describeQueries } from './query-conformance';
import { describeStockMovementList } from './stock-movement-list-conformance';
import { describeStockReports } from './stock-report-conformance';
import { describeSupplierPerformance } from './supplier-performance-conformance';
import { describeTurnover } from './turnover-conformance';

overBothStores((makeStore) => {
  describeProductList(makeStore);
  describeOrderList(makeStore);
  describeStockMovementList(makeStore);
  describeDashboard(makeStore);
  describeStockReports(makeStore);
  describeTurnover(makeStore);
  describeSupplierPerformance(makeStore);
  describeExports(makeStore);
  describeListExports(makeStore);
  describeQueries(makeStore);
  describeCursors(makeStore);
  describePaging(makeStore);
});
