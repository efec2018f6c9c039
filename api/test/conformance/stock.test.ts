import { overBothStores } from '../test-databases';
import { describeExactness } from './exactness-conformance';
import { describeInitialStock } from './initial-stock-conformance';
import { describeOrders } from './order-conformance';
import { describeOrderCosts } from './order-cost-conformance';
import { describeOrderReceipts } from './order-receipt-conformance';
import { describeOrderShortages } from './order-shortage-conformance';
import { describeOrderStock } from './order-stock-conformance';
import { describeSampleData } from './sample-data-conformance';
import { describeStock } from './stock-conformance';
import { describeVerifications } from './verification-conformance';

overBothStores((makeStore) => {
  describeStock(makeStore);
  describeInitialStock(makeStore);
  describeOrders(makeStore);
  describeOrderStock(makeStore);
  describeOrderCosts(makeStore);
  describeOrderShortages(makeStore);
  describeOrderReceipts(makeStore);
  describeVerifications(makeStore);
  describeExactness(makeStore);
  describeSampleData(makeStore);
});
