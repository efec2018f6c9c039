import { overBothStores } from '../test-databases';
import { describeCounts } from './count-conformance';
import { describeDocuments } from './document-conformance';
import { describeReturns } from './return-conformance';

overBothStores((makeStore) => {
  describeDocuments(makeStore);
  describeReturns(makeStore);
  describeCounts(makeStore);
});
