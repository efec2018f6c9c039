import {
  IMPORT_KINDS,
  msg,
  type Import,
  type ImportKind,
  type ImportRowKind,
  type ImportState,
  type Permission,
  type Text,
} from '@stockroom/contract';
import type { Badge } from '@stockroom/shared-ui';
import type { ComponentProps } from 'react';
import { PRODUCTS_PATH } from '../paths';

type Tone = ComponentProps<typeof Badge>['tone'];

interface Kind {
  title: Text;
  /** In the list of earlier imports. */
  name: Text;
  permission: Permission;
  help: Text;
  /** The page that shows what was imported, and leads here. */
  list: { path: string; label: Text };
}

export const KINDS: Record<ImportKind, Kind> = {
  products: {
    title: msg('Import Products'),
    name: msg('Products'),
    permission: 'products:write',
    help: msg(
      'CSV or Excel, as Excel, 1C or MoySklad save it. Products with a known SKU are updated, the others are added.',
    ),
    list: { path: PRODUCTS_PATH, label: msg('Show products') },
  },
  suppliers: {
    title: msg('Import Suppliers'),
    name: msg('Suppliers'),
    permission: 'suppliers:write',
    help: msg(
      'CSV or Excel, as Excel, 1C or MoySklad save it. Suppliers with a known name are updated, the others are added.',
    ),
    list: { path: '/suppliers', label: msg('Show suppliers') },
  },
  counts: {
    title: msg('Import Stock Counts'),
    name: msg('Stock counts'),
    permission: 'stock:adjust',
    help: msg(
      'CSV or Excel with the SKU or a barcode, and what you have counted. Products that are not in the file stay as they are.',
    ),
    list: { path: '/inventory', label: msg('Show stock movements') },
  },
};

/** The kind that an address names; without one, the first that the user may import. */
export function kindOf(
  params: URLSearchParams,
  may: (permission: Permission) => boolean,
): ImportKind {
  const named = IMPORT_KINDS.find((kind) => kind === params.get('kind'));
  return named ?? IMPORT_KINDS.find((kind) => may(KINDS[kind].permission)) ?? 'products';
}

/** How many rows it writes when nobody stops it. */
export function plannedRows({ rows }: Import): number {
  return rows.new + rows.changed;
}

/** Whether the server works on it. */
export function isRunning({ state }: Import): boolean {
  return state === 'applying' || state === 'undoing';
}

/** While one is running and the tab is visible. */
export const POLLING = { pollingInterval: 1000, skipPollingIfUnfocused: true };

export const ROW_KINDS: Record<ImportRowKind, { label: Text; tone: Tone }> = {
  new: { label: msg('New'), tone: 'success' },
  changed: { label: msg('Changed'), tone: 'info' },
  same: { label: msg('The same'), tone: 'neutral' },
  refused: { label: msg('Refused'), tone: 'danger' },
  skipped: { label: msg('Left out'), tone: 'neutral' },
};

export const STATES: Record<ImportState, { label: Text; tone: Tone }> = {
  draft: { label: msg('Draft'), tone: 'neutral' },
  applying: { label: msg('Running'), tone: 'info' },
  applied: { label: msg('Imported'), tone: 'success' },
  cancelled: { label: msg('Stopped'), tone: 'warning' },
  undoing: { label: msg('Being undone'), tone: 'info' },
  undone: { label: msg('Undone'), tone: 'neutral' },
};
