import { object, type InferType } from 'yup';
import type { WriteResult } from './list';
import type { Role } from './permissions';
import { choice } from './schema-fields';
import { INTERFACE_LANGUAGES, msg, type InterfaceLanguage } from './translate';

/** The signed-in person. */
export interface Account {
  _id: string;
  email: string;
  role: Role;
  /** Of the interface; null until the person chooses one. */
  language: InterfaceLanguage | null;
}

/** What changes the language of the interface. */
export const accountLanguageSchema = object({
  language: choice(
    INTERFACE_LANGUAGES.map(({ value }) => value),
    msg('Please select a language'),
  ),
}).noUnknown();
export type AccountLanguage = InferType<typeof accountLanguageSchema>;

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
