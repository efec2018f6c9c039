import { overBothStores } from '../test-databases';
import { describeImportedCounts } from './import-count-conformance';
import { describeImportAccess } from './import-access-conformance';
import { describeImportedBarcodes } from './import-barcode-conformance';
import { describeImports } from './import-conformance';
import { describeImportRuns } from './import-run-conformance';
import { describePlainLists } from './plain-list-conformance';
import { describeRoundTrips } from './round-trip-conformance';

overBothStores((makeStore, name) => {
  describeImports(makeStore);
  describeImportAccess(makeStore);
  describeImportedBarcodes(makeStore);
  describeImportRuns(makeStore);
  describeImportedCounts(makeStore);
  describePlainLists(makeStore);
  describeRoundTrips(makeStore, name === 'memory' ? 20 : 4);
});
