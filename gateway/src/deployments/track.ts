/** What became of one remote, or of the shell. */
export interface Track {
  live: string | null;
  /** Every deployed version once, in the order of deployment. */
  history: Deployment[];
  /** Versions that a rollback took out of service and nothing has brought back since: neither does a start. */
  rolledBack?: string[];
  /** The version that was live when the operator took the remote out of service. */
  disabled?: string;
}

export interface Deployment {
  version: string;
  deployedAt: string;
  /** When it was last taken out of service; not there while it is live. */
  liveUntil?: string;
}

export const NEW_TRACK: Track = { live: null, history: [] };

/** Deployed last, also if it was deployed before; ends a disabling. */
export function deployed(track: Track, version: string, now: string): Track {
  if (track.live === version) return track;
  const earlier = takenOut(track, now).filter((deployment) => deployment.version !== version);
  return {
    live: version,
    history: [...earlier, { version, deployedAt: now }],
    rolledBack: rolledBackBut(version, track),
  };
}

/** Back to an earlier version, which keeps its place in the order. */
export function rolledBack(track: Track, version: string, now: string): Track {
  return {
    live: version,
    history: backInService(takenOut(track, now), version),
    rolledBack: rolledBackBut(version, track, currentVersion(track)),
  };
}

export function disabled({ live, ...track }: Track, version: string, now: string): Track {
  return { ...track, live: null, disabled: version, history: takenOut({ ...track, live }, now) };
}

export function enabled({ disabled: version, ...track }: Track): Track {
  if (version === undefined) return track;
  return { ...track, live: version, history: backInService(track.history, version) };
}

/** No part of the product any more. */
export function removed({ live, history, rolledBack: out }: Track, now: string): Track {
  return { live: null, history: takenOut({ live, history }, now), rolledBack: out };
}

export function isRolledBack({ rolledBack: out = [] }: Track, version: string): boolean {
  return out.includes(version);
}

/** The version that is live, or will be when the remote is enabled. */
export function currentVersion({ live, disabled: waiting }: Track): string | undefined {
  return live ?? waiting;
}

function rolledBackBut(back: string, { rolledBack: out = [] }: Track, more?: string): string[] {
  // Registries of before hold one version instead of a list.
  return [...new Set([out, more ?? []].flat())].filter((version) => version !== back);
}

function takenOut({ live, history }: Track, now: string): Deployment[] {
  return history.map((deployment) =>
    deployment.version === live ? { ...deployment, liveUntil: now } : deployment,
  );
}

function backInService(history: Deployment[], live: string): Deployment[] {
  return history.map(({ liveUntil, ...deployment }) =>
    deployment.version === live || liveUntil === undefined
      ? deployment
      : { ...deployment, liveUntil },
  );
}
