import type { Change, ChangeAction, ChangedEntity, FieldChange } from '@stockroom/contract';
import { newId } from '../ids';
import type { Work } from '../work';

interface RecordedChange {
  entity: ChangedEntity;
  entityId: string;
  action: ChangeAction;
  /** The whole record; null where it was made now. */
  before: object | null;
  after: object;
}

/** What follows from the change itself, from other records or from stock movements. */
const NOT_RECORDED: ReadonlySet<string> = new Set([
  ...['_id', 'version', 'createdAt', 'updatedAt', 'archivedAt'],
  ...['productsCount', 'currentStock', 'averageCost', 'lastMovementAt', 'completedAt'],
  ...['committed', 'expected', 'available'],
]);

/**
 * Leaves the entry of the activity trail for a change, in the transaction of the change: both happen or none.
 * An update that changes no field leaves none.
 */
export async function recordChange(work: Work, change: RecordedChange): Promise<void> {
  const { repositories, actor, now } = work;
  const { entity, entityId, action, before, after } = change;
  const fields = differences(before, after);
  if (fields.length === 0 && action === 'updated') return;
  const entry: Change = {
    _id: newId(),
    entity,
    entityId,
    action,
    userId: actor.id,
    userName: actor.name,
    at: now,
    fields,
  };
  await repositories.changes.insert(entry);
}

/** In the order of the fields. Lists such as the items of an order are given whole, before and after. */
function differences(before: object | null, after: object): FieldChange[] {
  const old = new Map<string, unknown>(Object.entries(before ?? {}));
  const changes: FieldChange[] = [];
  for (const [field, value] of Object.entries(after)) {
    const [from, to] = [old.get(field) ?? null, (value as unknown) ?? null];
    const isUntouched = before === null ? isBlank(to) : isSame(from, to);
    if (!NOT_RECORDED.has(field) && !isUntouched) changes.push({ field, from, to });
  }
  return changes;
}

function isBlank(value: unknown): boolean {
  return value === null || value === '';
}

/** Records are plain data whose fields have a fixed order, so the same JSON is the same value. */
function isSame(left: unknown, right: unknown): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right);
}
