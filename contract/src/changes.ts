/** One entry of the activity trail: who changed what and when, field by field. */
export interface Change {
  _id: string;
  entity: 'product' | 'supplier' | 'order' | 'company-settings' | 'system-settings';
  entityId: string;
  action: 'created' | 'updated' | 'archived' | 'restored' | 'status-changed';
  userId: string;
  userName: string;
  at: string;
  fields: { field: string; from: unknown; to: unknown }[];
}

export interface ChangeList {
  changes: Change[];
  nextCursor: string | null;
}
