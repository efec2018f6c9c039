import { object, string, type InferType } from 'yup';
import { newPasswordSchema } from './auth';
import type { WriteResult } from './list';
import { REGISTRATION_ROLES, ROLE_NAMES, type Role } from './permissions';
import { choice, EMAIL_RULE, requiredText } from './schema-fields';
import { msg } from './translate';

/** Somebody with an account. */
export interface Person {
  _id: string;
  email: string;
  role: Role;
  createdAt: string;
  /** Null when it was more than 30 days ago, or never. */
  lastSeenAt: string | null;
  /** How many devices the person is signed in on. */
  devices: number;
  /** Since then the person cannot sign in; null for people at work. */
  deactivatedAt: string | null;
}

/** An open invitation. */
export interface Invitation {
  _id: string;
  email: string;
  role: Role;
  createdAt: string;
  expiresAt: string;
  /** The e-mail of the person who invites. */
  invitedBy: string;
}

/** Whether anybody can register, and the role that they get. */
export interface Registration {
  isOpen: boolean;
  role: Role;
}

/** Answer of GET /api/people. */
export interface PeopleList {
  people: Person[];
  invitations: Invitation[];
  registration: Registration;
}

const role = choice(ROLE_NAMES, msg('Please select a role'));

export const invitationSchema = object({
  email: requiredText({ max: 254, label: msg('Email') }).matches(...EMAIL_RULE),
  role,
}).noUnknown();
export type InvitationInput = InferType<typeof invitationSchema>;

export const roleChangeSchema = object({
  role,
  /** The role that the caller saw: the API refuses the change when it is another by now. */
  from: choice(ROLE_NAMES, msg('From must be a role')).optional(),
}).noUnknown();
export type RoleChange = InferType<typeof roleChangeSchema>;

export const registrationSchema = object({
  role: choice(REGISTRATION_ROLES, msg('Please select a role other than Owner')),
}).noUnknown();
export type RegistrationInput = InferType<typeof registrationSchema>;

/** The page of a link. The token follows as the fragment, which browsers do not send: "/join#<token>". */
export const JOIN_PATH = '/join';

/** A link works once and ends after 7 days. */
export interface CreatedLink extends WriteResult {
  /** Path and fragment of the page. */
  path: string;
  /** Whether Stockroom has sent the link by e-mail. */
  isSent: boolean;
}

/** Answer of POST /api/people/invitations. */
export interface InvitationResult extends CreatedLink {
  invitation: Invitation;
}

const token = string()
  .typeError(msg('Token must be text'))
  .required(msg('Token is required'))
  .max(256, msg('Token can have at most 256 characters'));

/** Asks for what a link is. */
export const linkSchema = object({ token }).noUnknown();

/** Sets the password of the person whom the link is for. The API also refuses common passwords. */
export const acceptedLinkSchema = object({
  token,
  password: newPasswordSchema,
}).noUnknown();
export type AcceptedLink = InferType<typeof acceptedLinkSchema>;

/** Answer of POST /api/auth/links/check. */
export interface LinkCheck {
  kind: 'invitation' | 'reset';
  email: string;
  /** Of an invitation. */
  role: Role | null;
  expiresAt: string;
}
