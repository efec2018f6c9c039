import {
  DOCUMENT_STATE_LABELS,
  DOCUMENTS,
  msg,
  type DocumentListKind,
  type DocumentState,
  type DocumentSummary,
  type Text,
  type Translate,
} from '@stockroom/contract';
import { Badge, type Tone } from '@stockroom/shared-ui';
import { ClipboardCheck, PackageCheck, Undo2, type LucideIcon } from 'lucide-react';
import { COUNTS_PATH, DELIVERIES_PATH, RETURNS_PATH } from '../paths';
import { useTranslate } from '../texts';

interface ListWords {
  path: string;
  icon: LucideIcon;
  title: Text;
  /** When filters find none. */
  none: Text;
  /** When there is none. */
  empty: Text;
  about: Text;
  failure: Text;
}

export const LIST_WORDS: Record<DocumentListKind, ListWords> = {
  delivery: {
    path: DELIVERIES_PATH,
    icon: PackageCheck,
    title: msg('Deliveries'),
    none: msg('No deliveries found'),
    empty: msg('No deliveries yet'),
    about: msg('Goods that suppliers bring appear here, with many products in one document.'),
    failure: msg('Failed to load deliveries'),
  },
  return: {
    path: RETURNS_PATH,
    icon: Undo2,
    title: msg('Returns'),
    none: msg('No returns found'),
    empty: msg('No returns yet'),
    about: msg('Begin a return at the order whose goods go back.'),
    failure: msg('Failed to load returns'),
  },
  count: {
    path: COUNTS_PATH,
    icon: ClipboardCheck,
    title: msg('Counts'),
    none: msg('No counts found'),
    empty: msg('No counts yet'),
    about: msg('Count a part of the stock, alone or together, while the shop goes on.'),
    failure: msg('Failed to load counts'),
  },
};

/** The list that a path shows, or the list of its document. */
export function listKindOf(pathname: string): DocumentListKind {
  if (pathname.startsWith(COUNTS_PATH)) return 'count';
  return pathname.startsWith(RETURNS_PATH) ? 'return' : 'delivery';
}

/** "Delivery DEL-2026-0001" */
export function documentTitle({ kind, number }: DocumentSummary, t: Translate): string {
  return t('{document} {number}', { document: DOCUMENTS[kind].label, number });
}

/** What a count is about. */
export function scopeText(
  { scope, scopeValue, party, isBlind }: DocumentSummary,
  t: ReturnType<typeof useTranslate>,
): string {
  const days = Number(scopeValue);
  const texts = {
    all: () => t('Everything'),
    category: () => scopeValue,
    supplier: () => party || t('The products of a supplier'),
    'not-counted': () =>
      t.plural(days, 'Not counted for {count} day', 'Not counted for {count} days'),
  };
  const about = texts[scope ?? 'all']();
  return isBlind ? `${about} · ${t('Blind')}` : about;
}

const TONES: Record<DocumentState, Tone> = {
  draft: 'warning',
  posted: 'success',
  undone: 'neutral',
};

export function StateBadge({ state }: { state: DocumentState }) {
  const t = useTranslate();
  return <Badge tone={TONES[state]}>{t(DOCUMENT_STATE_LABELS[state])}</Badge>;
}
