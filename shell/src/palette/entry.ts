import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A place or an action in the palette. */
export interface Entry {
  /** Unique, e.g. "/orders/new". */
  id: string;
  label: string;
  detail?: string;
  icon: LucideIcon;
  /** At the right: a shortcut, a status. */
  aside?: ReactNode;
  /** Further search words. */
  words?: string;
  /** A place of the product; an action has `run` instead. */
  to?: string;
  run?: () => void;
}

export interface EntryGroup {
  title: string;
  entries: Entry[];
}
