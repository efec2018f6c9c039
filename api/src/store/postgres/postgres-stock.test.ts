import { describeApi } from '../../conformance/describe-api';
import { setUpTestDatabases } from './test-databases';

const databases = setUpTestDatabases();

describeApi('PostgreSQL', 'stock', () => databases.makeStore());
