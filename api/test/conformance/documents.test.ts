import { overBothStores } from '../test-databases';
import { describeDocuments } from './document-conformance';

overBothStores((makeStore) => {
  describeDocuments(makeStore);
});
