import {
  PERMISSIONS,
  ROLE_NAMES,
  ROLES,
  type Permission,
  type Role,
  type Text,
  type Translate,
} from '@stockroom/contract';
import { useAppSelector } from './hooks';
import { localItems } from './stored-items';

const ROLE_KEY = 'stockroom-role';

/** A permission, or several of which one is enough. */
export type Needed = Permission | readonly Permission[];

/** Whether the signed-in person may do something. False until their role is known; the server decides in any case. */
export function useCan(needed: Needed): boolean {
  return useAppSelector(({ session }) => holds(session.role, needed));
}

/** Whether a role holds one of the permissions; an unknown name is none. */
export function holds(role: Role | null, needed: string | readonly string[]): boolean {
  const held: readonly string[] = role === null ? [] : ROLES[role].permissions;
  return [needed].flat().some((permission) => held.includes(permission));
}

/** What the permissions allow: "add, change and delete products". */
export function inWords(needed: string | readonly string[], t: Translate): string {
  const words: Record<string, Text | undefined> = PERMISSIONS;
  return [needed]
    .flat()
    .map((permission) => t(words[permission] ?? permission))
    .reduce((one, other) => t('{one} or {other}', { one, other }))
    .toLowerCase();
}

/** The role of this name; null for one that a newer server may have. */
export function roleOf(name: string | undefined): Role | null {
  return ROLE_NAMES.find((role) => role === name) ?? null;
}

/** For the first screen of the user's next visit, before the server tells the role. */
export function rememberRole(user: string | null, role: Role): void {
  if (user !== null) localItems.write(ROLE_KEY, `${user} ${role}`);
}

export function rememberedRole(user: string | null): Role | null {
  const [of, role] = localItems.read(ROLE_KEY)?.split(' ') ?? [];
  return of === user ? roleOf(role) : null;
}
