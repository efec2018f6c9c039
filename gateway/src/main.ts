import { runStockroom } from './process/run-stockroom';

await runStockroom(process.env);
