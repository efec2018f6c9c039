import type { PageQuery } from './list';

export const CHANGED_ENTITIES = [
  'product',
  'supplier',
  'order',
  'company-settings',
  'system-settings',
  'person',
  'invitation',
] as const;
export type ChangedEntity = (typeof CHANGED_ENTITIES)[number];

export type ChangeAction = 'created' | 'updated' | 'archived' | 'restored' | 'status-changed';

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
  /** For settings, which have a single record: the name of the entity. */
  entityId: string;
  action: ChangeAction;
  userId: string;
  userName: string;
  at: string;
  fields: FieldChange[];
}

export interface ChangeQuery extends PageQuery {
  entity?: ChangedEntity;
  entityId?: string;
}

/** Newest first. */
export interface ChangeList {
  changes: Change[];
  nextCursor: string | null;
}
