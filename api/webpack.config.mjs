/** Programs for developers, built when they are run; the product's own programs are those of the gateway. */
import { nodeConfig } from '../remote-kit/node.mjs';

export default nodeConfig(import.meta.dirname, {
  load: './tools/load/main.ts',
  bench: './tools/bench/main.ts',
});
