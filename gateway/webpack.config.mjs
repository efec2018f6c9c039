import { nodeConfig } from '../shared-ui/build/node.mjs';

export default nodeConfig(import.meta.dirname, {
  gateway: './src/main.ts',
  remotes: './src/commands/remotes.ts',
});
