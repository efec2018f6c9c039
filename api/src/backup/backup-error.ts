/** Why a backup cannot be made or restored: one line for whoever asked for it, without a stack trace. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
