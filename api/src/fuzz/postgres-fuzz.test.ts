import { checkInvariants } from '../load/load-set';
import { setUpTestDatabases } from '../store/postgres/test-databases';
import { describeFuzz } from './describe-fuzz';

const databases = setUpTestDatabases();

describeFuzz('PostgreSQL', () => databases.makeStore(), { count: 1500, seed: 20_261_122 });

test('after that all sums of the database agree', () =>
  checkInvariants({
    query: async (sql: string) => ({ rows: await databases.query(sql) }),
  } as never));
