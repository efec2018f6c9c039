import type { PeriodQuery } from './calendar';
import { DOCUMENT_KINDS } from './documents';
import type { Page, PageQuery, Sort } from './list';

export const CHANGED_ENTITIES = [
  'product',
  'supplier',
  'order',
  'category',
  'company-settings',
  'system-settings',
  'person',
  'invitation',
  'export',
  'import',
  ...DOCUMENT_KINDS,
] as const;
export type ChangedEntity = (typeof CHANGED_ENTITIES)[number];

export const CHANGE_ACTIONS = [
  'created',
  'updated',
  'status-changed',
  'archived',
  'restored',
  'removed',
  'verified',
  'role-changed',
  'password-changed',
  'deactivated',
  'reactivated',
  'reset-link-created',
  'signed-in',
  'sign-in-failed',
  'signed-out-everywhere',
  'exported',
  'imported',
  'posted',
  'undone',
] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/** One field before and after; `from` is null where there was nothing before. */
export interface FieldChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** One entry of the activity trail: who changed what and when, field by field. */
export interface Change {
  _id: string;
  entity: ChangedEntity;
  /** The name of a category or of an exported list; for settings, which have a single record, that of the entity. */
  entityId: string;
  /** What people call the record, as it was after the change; '' where they need no name. */
  label: string;
  action: ChangeAction;
  /** At a failed sign-in, the account that somebody tried. */
  userId: string;
  userName: string;
  at: string;
  /** Without those that the reader may not see. */
  fields: FieldChange[];
}

/** A row of the list. */
export interface ListedChange extends Change {
  /** False for a product, supplier or order that is archived now. */
  isLive: boolean;
}

export const CHANGE_SORT_KEYS = ['at'] as const;
export type ChangeSort = Sort<(typeof CHANGE_SORT_KEYS)[number]>;

export interface ChangeQuery extends PageQuery, PeriodQuery {
  /** Who made the change. */
  userId?: string;
  entity?: ChangedEntity;
  entityId?: string;
  action?: ChangeAction;
  /** Default: newest first. */
  sort?: ChangeSort;
}

export interface ChangeList extends Page {
  changes: ListedChange[];
}

/** Somebody who may have changed something. */
export interface ChangeAuthor {
  _id: string;
  email: string;
}
/** Answer of GET /api/changes/authors, by e-mail. */
export interface ChangeAuthors {
  authors: ChangeAuthor[];
}
