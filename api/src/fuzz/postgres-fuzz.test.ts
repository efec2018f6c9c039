import { checkInvariants } from '../load/load-set';
import { setUpTestDatabases } from '../store/postgres/test-databases';
import { describeFuzz } from './describe-fuzz';

const databases = setUpTestDatabases();

describeFuzz('PostgreSQL', () => databases.makeStore(), 1500);

test('after that all sums of the database agree', () =>
  checkInvariants({
    query: async (sql: string) => ({ rows: await databases.query(sql) }),
  } as never));
