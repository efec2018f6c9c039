import type { Role } from './permissions';
import type { InterfaceLanguage } from './translate';

/** The signed-in person. */
export interface Account {
  _id: string;
  email: string;
  role: Role;
  /** Of the interface; null until the person chooses one. */
  language: InterfaceLanguage | null;
}

/** The header by which each answer to a signed-in person names their role, so that open pages notice a change. */
export const ROLE_HEADER = 'Stockroom-Role';

/** Answer of GET /api/account. */
export interface AccountResult {
  account: Account;
}

/** A device on which the person is signed in. */
export interface Device {
  /** Of the session. */
  _id: string;
  /** What the browser said of itself at sign-in; '' for nothing. */
  userAgent: string;
  createdAt: string;
  /** To the minute. */
  usedAt: string;
  /** The device that asks. */
  isCurrent: boolean;
}

/** Answer of GET /api/account/sessions: this device, then the last used. */
export interface DeviceList {
  sessions: Device[];
}
