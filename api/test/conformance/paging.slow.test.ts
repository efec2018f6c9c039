import { overBothStores } from '../test-databases';
import { describeCursors } from './cursor-conformance';
import { describePaging } from './paging-conformance';

overBothStores((makeStore) => {
  describeCursors(makeStore);
  describePaging(makeStore);
});
