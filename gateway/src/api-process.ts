import { runApi } from './process/run-api';

await runApi(process.env);
