import type { Repositories } from './store/store';

/** Who makes a change; its name is copied into the records, so that history survives the account. */
export interface Actor {
  id: string;
  name: string;
}

/**
 * One unit of work: the repositories of one transaction, and by whom and when the change is made. Services
 * take it, so that whoever opens the transaction decides what else is part of it.
 */
export interface Work {
  repositories: Repositories;
  actor: Actor;
  /** ISO instant. */
  now: string;
}
