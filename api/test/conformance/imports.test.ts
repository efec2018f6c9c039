import { overBothStores } from '../test-databases';
import { describeImports } from './import-conformance';
import { describeImportRuns } from './import-run-conformance';

overBothStores((makeStore) => {
  describeImports(makeStore);
  describeImportRuns(makeStore);
});
