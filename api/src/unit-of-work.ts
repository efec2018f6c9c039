import type { Role } from '@stockroom/contract';
import type { Repositories } from './store/store';

/** The author of a change. Records copy the name, so that history survives the account. */
export interface Actor {
  id: string;
  name: string;
  role: Role;
}

/**
 * One unit of work: the repositories of one transaction, the author and the time of the change. Services take it,
 * so that the caller decides what else is part of the transaction.
 */
export interface Work {
  repositories: Repositories;
  actor: Actor;
  /** ISO instant. */
  now: string;
}
