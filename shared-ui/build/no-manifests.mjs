/** Stands in the shell for the part of the federation runtime that reads manifests, which its remotes do not have. */
export class SnapshotHandler {
  /** For plugins of the runtime. */
  hooks = { applyPlugin() {} };
}

export function getGlobalRemoteInfo() {
  return {};
}
