import type { InterfaceLanguage, LinkCheck, Role } from '@stockroom/contract';
import type { Actor } from '../unit-of-work';
import type { TimeSpan } from './time-span';

export interface User {
  id: string;
  /** Trimmed and in lower case; unique. */
  email: string;
  passwordHash: string;
  role: Role;
  createdAt: string;
  /** Since then the person cannot sign in; null for people at work. */
  deactivatedAt: string | null;
  /** Of the interface; null until the person chooses one. */
  language: InterfaceLanguage | null;
}
export interface UserRepository {
  findByEmail(email: string): Promise<User | null>;
  find(id: string): Promise<User | null>;
  /** The same, locked until the end of the transaction. */
  lock(id: string): Promise<User | null>;
  /** By e-mail. */
  list(): Promise<User[]>;
  /** Waits for other transactions that count or change the owners. @returns how many are at work */
  lockOwners(): Promise<number>;
  isEmpty(): Promise<boolean>;
  /** @throws DuplicateError('email') */
  insert(user: User): Promise<void>;
  update(user: User): Promise<void>;
  /** Changes the password alone, so that a change of the role at the same moment stays. */
  setPassword(id: string, passwordHash: string): Promise<void>;
  /** The same for the language. */
  setLanguage(id: string, language: InterfaceLanguage): Promise<void>;
}

/** One sign-in: a family of refresh tokens. Only the newest token is valid. */
export interface Session {
  id: string;
  userId: string;
  /** SHA-256 of the current refresh token, hex. */
  tokenHash: string;
  /** The token before it and when it was replaced: using it again within the grace period is no theft. */
  previousTokenHash: string | null;
  rotatedAt: string;
  expiresAt: string;
  revokedAt: string | null;
  createdAt: string;
  /** The last use, to the minute. */
  usedAt: string;
  /** What the browser said of itself at sign-in; '' for nothing. */
  userAgent: string;
}
export interface SessionRepository {
  insert(session: Session): Promise<void>;
  /** @returns null when the session has ended or its owner is deactivated */
  findOwner(id: string): Promise<(Actor & { usedAt: string }) | null>;
  noteUse(id: string, now: string): Promise<void>;
  /** The stored sessions of a person, or of all, ended ones too; the last used first. */
  list(userId?: string): Promise<Session[]>;
  /** Ends the sessions of a person, but for the kept one. */
  endAll(userId: string, now: string, keptId?: string): Promise<void>;
  /** Locks the session until the end of the transaction. */
  lock(id: string): Promise<Session | null>;
  update(session: Session): Promise<void>;
  /** Deletes sessions that expire outside of this span. */
  deleteOutside(expiry: TimeSpan): Promise<void>;
}

/** What somebody without a session may do once: join with a role, or set a new password. */
export interface Link {
  id: string;
  kind: LinkCheck['kind'];
  /** Of the person whom the link is for: trimmed and in lower case. */
  email: string;
  /** Of an invitation. */
  role: Role | null;
  /** SHA-256 of the token, hex. */
  tokenHash: string;
  createdAt: string;
  expiresAt: string;
  createdById: string;
  createdBy: string;
}
/** Used, withdrawn and replaced links are deleted. There is one of a kind per e-mail. */
export interface LinkRepository {
  /** The links with all these values, by e-mail. */
  list(which: Partial<Link>): Promise<Link[]>;
  insert(link: Link): Promise<void>;
  /** Deletes such links; of two calls at once, one deletes them. @returns the deleted ones */
  remove(which: Partial<Link>): Promise<Link[]>;
}

/** Counts attempts per key for all processes, in windows of time that begin with the first attempt. */
export interface AttemptRepository {
  /**
   * Adds one to the window of this key, or begins a new window when the last one began outside of `current`.
   * @returns the count with this attempt, and when its window began
   */
  add(key: string, current: TimeSpan, now: string): Promise<{ count: number; since: string }>;
  /** Deletes windows that began outside of this span. */
  deleteOutside(beginning: TimeSpan): Promise<void>;
}

export interface SecretRepository {
  /** The secret of that name, which is `proposed` for the first caller of all processes. */
  getOrCreate(name: string, proposed: string): Promise<string>;
}

export interface StoredAnswer {
  status: number;
  body: string;
}
export interface IdempotencyRepository {
  /**
   * Claims a key for this transaction; a second claimer waits for the first to end.
   * @returns null for a new key; else the earlier answer and the fingerprint of its request
   */
  claim(
    userId: string,
    key: string,
    fingerprint: string,
    now: string,
  ): Promise<{ fingerprint: string; answer: StoredAnswer } | null>;
  complete(userId: string, key: string, answer: StoredAnswer): Promise<void>;
  /** Deletes keys that somebody claimed outside of this span. */
  deleteOutside(claimed: TimeSpan): Promise<void>;
}
