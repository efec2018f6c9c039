import type { Change, ChangeQuery } from '@stockroom/contract';
import type { NewestRequest } from './store';

export type ChangeFilter = Pick<ChangeQuery, 'entity' | 'entityId'>;

/** The activity trail: entries are never changed or deleted. */
export interface ChangeRepository {
  list(request: NewestRequest<ChangeFilter>): Promise<Change[]>;
  insert(change: Change): Promise<void>;
}
