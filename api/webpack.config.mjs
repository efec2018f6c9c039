/** Programs for developers, built when they are run; the product's own programs are those of the gateway. */
import { nodeConfig } from '../shared-ui/build/node.mjs';

export default nodeConfig(import.meta.dirname, {
  load: './src/load/main.ts',
  bench: './src/bench/main.ts',
  'bench-server': './src/bench/server.ts',
});
