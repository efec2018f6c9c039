import type {
  Change,
  ChangeAction,
  ChangedEntity,
  CompanySettings,
  FieldChange,
  SystemSettings,
} from '@stockroom/contract';
import { newId } from '../records';
import type { Work } from '../unit-of-work';

interface RecordedChange {
  entity: ChangedEntity;
  action: ChangeAction;
  before: object | null;
  /** The same as `before` for an action that changes no field, such as a sign-in. */
  after: { _id: string } | CompanySettings | SystemSettings;
}

/** The field by which people know a record; settings need no name. */
const LABELS: Partial<Record<ChangedEntity, string>> = {
  product: 'name',
  supplier: 'companyName',
  order: 'orderNumber',
  category: '_id',
  person: 'email',
  invitation: 'email',
  export: '_id',
  import: 'fileName',
  delivery: 'number',
  'customer-return': 'number',
  'supplier-return': 'number',
  count: 'number',
};

/** The fields that follow from the change itself, from other records or from stock movements. */
const NOT_RECORDED: ReadonlySet<string> = new Set([
  ...['_id', 'version', 'createdAt', 'updatedAt', 'archivedAt', 'completedAt'],
  ...['currentStock', 'averageCost', 'stockValue', 'lastMovementAt'],
  ...['productsCount', 'committed', 'expected', 'available'],
]);
/** No trail may hold them, whatever record a caller passes. */
const SECRET = /password|token|hash|secret/i;

/**
 * Adds an entry to the activity trail, in the transaction of the change: both happen or neither does. An update
 * that changes no field adds none.
 */
export function recordChange(work: Work, change: RecordedChange): Promise<void> {
  return recordChanges(work, [change]);
}

/** The same for several changes. */
export async function recordChanges(
  { repositories, actor, now }: Work,
  changes: readonly RecordedChange[],
): Promise<void> {
  const recorded = changes.flatMap(({ entity, action, before, after }): Change[] => {
    const fields = differences(before, after);
    if (fields.length === 0 && action === 'updated') return [];
    const entityId = '_id' in after ? after._id : entity;
    const label = labelOf(entity, after);
    const by = { userId: actor.id, userName: actor.name, at: now };
    return [{ _id: newId(), entity, entityId, label, action, ...by, fields }];
  });
  if (recorded.length > 0) await repositories.changes.insert(...recorded);
}

function labelOf(entity: ChangedEntity, record: object): string {
  const field = LABELS[entity];
  const label: unknown = field && Reflect.get(record, field);
  return typeof label === 'string' ? label : '';
}

/**
 * The changed fields in their order. Records are plain data whose fields have a fixed order, so equal values have
 * equal JSON.
 */
function differences(before: object | null, after: object): FieldChange[] {
  const old = new Map<string, unknown>(Object.entries(before ?? {}));
  return Object.entries(after).flatMap(([field, value]: [string, unknown]) => {
    const [from, to] = [old.get(field) ?? null, value ?? null];
    const isSame = JSON.stringify(from) === JSON.stringify(to);
    const isBlank =
      before === null && (to === '' || to === false || (Array.isArray(to) && to.length === 0));
    const isLeftOut = NOT_RECORDED.has(field) || SECRET.test(field);
    return isLeftOut || isSame || isBlank ? [] : [{ field, from, to }];
  });
}
