import { StartError } from '../../src/open-database';
import { openLoadDatabase } from './load-set';

try {
  const database = await openLoadDatabase(process.env, console.log);
  await database.stop();
  console.log('The load set is ready.');
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
