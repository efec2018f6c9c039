import {
  MAX_PAGE_SIZE,
  type Period,
  type Permission,
  type ReportType,
  type Text,
} from '@stockroom/contract';
import type { useListQuery } from '@stockroom/shared-ui/data-table';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

export interface Report {
  type: ReportType;
  title: Text;
  icon: LucideIcon;
  /** What it needs beyond that of the page. */
  permission?: Permission;
  /** The kind of its rows. */
  about: 'products' | 'suppliers';
  /** The filters and sorting that its address holds. */
  rules: Parameters<typeof useListQuery>[0];
  /** null: a planned report, which has a button but no data yet. */
  View: ComponentType<ReportProps> | null;
}

export interface ReportProps {
  report: Report;
  /** Passes the number of rows to the buttons above the report. */
  onTotal: (total: Total) => void;
}

export type Catalogue = readonly [Report, ...Report[]];

/** The number of rows: undefined while the report loads, null after it failed to load. */
export type Total = number | null | undefined;

/** The filters of all reports; '' where a filter is not set. */
export interface ReportFilterValues extends Partial<Period> {
  search: string;
  category?: string;
  supplierId: string;
  /** Of the margins. */
  customer?: string;
  /** The day of the stock; '' for now. */
  asOf?: string;
}

export const PRODUCT_FILTERS = { search: 'text', category: 'text', supplierId: 'text' } as const;
export const PERIOD_FILTERS = { from: 'day', to: 'day' } as const;

/** Asks for long pages, so that most reports have one page and print as a whole. */
export function toReportQuery<Args extends object>(args: Args) {
  return { ...args, limit: MAX_PAGE_SIZE };
}
