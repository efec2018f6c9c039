import { overBothStores } from '../test-databases';
import { describeReorder } from './reorder-conformance';
import { describeRandomShops } from './reorder-random-conformance';

overBothStores((makeStore) => {
  describeReorder(makeStore);
  describeRandomShops(makeStore);
});
