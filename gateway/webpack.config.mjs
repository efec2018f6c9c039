import { nodeConfig } from '../shared-ui/build/node.mjs';

export default nodeConfig(import.meta.dirname, {
  gateway: './src/main.ts',
  api: './src/api-process.ts',
  remotes: './src/commands/remotes.ts',
  'check-contract': './src/commands/check-contract.ts',
  backup: './src/commands/backup.ts',
  restore: './src/commands/restore.ts',
});
