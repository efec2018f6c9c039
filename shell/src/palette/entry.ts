import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something that the palette can go to or do. */
export interface Entry {
  /** Where it leads or what it does, e.g. "/orders/new": one entry of each at a time. */
  id: string;
  label: string;
  detail?: string;
  /** What of the detail holds still when it is shown again another day, e.g. the SKU, not the stock. */
  lasting?: string;
  icon: LucideIcon;
  /** At the right: a shortcut, a status. */
  aside?: ReactNode;
  /** Other words that somebody may look for it by. */
  words?: string;
  /** A place of the product; without it, the entry does something here. */
  to?: string;
  run?: () => void;
}

export interface EntryGroup {
  title: string;
  entries: Entry[];
}

/** True when every typed word begins a word of the entry. */
export function isFoundBy({ label, detail = '', words = '' }: Entry, text: string): boolean {
  const own = wordsIn(`${label} ${detail} ${words}`);
  return wordsIn(text).every((typed) => own.some((word) => word.startsWith(typed)));
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().split(/\s+/);
}
