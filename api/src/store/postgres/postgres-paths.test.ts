import { describePaths } from '../../conformance/ledger-paths/describe-paths';
import { setUpTestDatabases } from './test-databases';

const databases = setUpTestDatabases();

describePaths('PostgreSQL', () => databases.makeStore(), 100);
