import { nodeConfig } from '../remote-kit/node.mjs';

export default nodeConfig(import.meta.dirname, {
  gateway: './src/main.ts',
  remotes: './src/commands/remotes.ts',
  tokens: './src/commands/tokens.ts',
  backup: './src/commands/backup.ts',
  restore: './src/commands/restore.ts',
  // The thread that reads imported files.
  'file-worker': '@stockroom/api/file-worker',
});
