import { describeApi } from '../../conformance/describe-api';
import { useTestDatabases } from './test-databases';

const databases = useTestDatabases();

describeApi('PostgreSQL', () => databases.makeStore());
