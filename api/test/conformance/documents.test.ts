import { overBothStores } from '../test-databases';
import { describeCounts } from './count-conformance';
import { describeDocuments } from './document-conformance';

overBothStores((makeStore) => {
  describeDocuments(makeStore);
  describeCounts(makeStore);
});
