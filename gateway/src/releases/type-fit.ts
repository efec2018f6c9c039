import type { SharedTypes } from '@stockroom/contract';

/** As SharedTypes marks a prop that must be passed. */
const REQUIRED = '!';
/** A message that names more helps nobody. */
const NAMED = 5;

/**
 * Why a remote cannot run with the types of a shell; null when it can. Says nothing of names that the shell lacks.
 * @param module of shared-ui
 * @param used what the remote uses of it, as it was when the remote was built
 * @param provided by the shell
 */
export function whyTypesDiffer(
  module: string,
  used: SharedTypes,
  provided: SharedTypes,
): string | null {
  const missing: string[] = [];
  const changed: string[] = [];
  const required: string[] = [];
  for (const [name, members] of Object.entries(used)) {
    const now = provided[name];
    if (!now) continue;
    const label = (member: string) => (member === '' ? name : `${member} of ${name}`);
    for (const [member, type] of Object.entries(members)) {
      const typeNow = now[member];
      if (typeNow === undefined) missing.push(label(member));
      // What was required may become optional.
      else if (typeNow !== type && typeNow + REQUIRED !== type) changed.push(label(member));
    }
    for (const [member, type] of Object.entries(now))
      if (type.endsWith(REQUIRED) && !(member in members)) required.push(label(member));
  }
  const reasons = [
    missing.length > 0 &&
      `it uses ${listed(missing)} (${module}), which the shell does not provide`,
    changed.length > 0 &&
      `it uses ${listed(changed)} (${module}), which has another type in the shell`,
    required.length > 0 &&
      `it does not pass ${listed(required)} (${module}), which the shell requires`,
  ].filter((reason) => reason !== false);
  return reasons.length > 0 ? reasons.join(', and ') : null;
}

function listed(labels: string[]): string {
  const rest = labels.length - NAMED;
  return labels.slice(0, NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
