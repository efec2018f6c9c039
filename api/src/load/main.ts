import { StartError } from '../node';
import { openLoadDatabase } from './open-load-database';

try {
  const database = await openLoadDatabase(process.env, console.log);
  await database.stop();
  console.log('The load set is ready.');
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
