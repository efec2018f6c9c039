import { overBothStores } from '../test-databases';
import { describeImportedCounts } from './import-count-conformance';
import { describeImports } from './import-conformance';
import { describeImportRuns } from './import-run-conformance';
import { describeRoundTrips } from './round-trip-conformance';

overBothStores((makeStore, name) => {
  describeImports(makeStore);
  describeImportRuns(makeStore);
  describeImportedCounts(makeStore);
  describeRoundTrips(makeStore, name === 'memory' ? 20 : 4);
});
