import { openLoadDatabase } from '../load/open-load-database';
import { benchMemory } from './bench-memory';
import { benchProcesses } from './bench-processes';
import { benchRequests } from './bench-requests';

const [what = '3', only = ''] = process.argv.slice(2);

const database = await openLoadDatabase(process.env, console.log);
if (what === 'memory') await benchMemory();
else if (what === 'processes') await benchProcesses();
else await benchRequests(Number(what), only);
await database.stop();
