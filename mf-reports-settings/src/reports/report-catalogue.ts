import type { ReportType } from '@stockroom/contract';
import type { useListQuery } from '@stockroom/shared-ui/data-table';
import { ArrowLeftRight, Coins, TriangleAlert, Truck, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { ValuationReport } from './inventory-valuation/valuation-report';
import { LowStockReport } from './low-stock/low-stock-report';
import {
  LOW_STOCK_RULES,
  SUPPLIER_PERFORMANCE_RULES,
  TURNOVER_RULES,
  VALUATION_RULES,
} from './report-rules';
import { TurnoverReport } from './stock-movements/turnover-report';
import { SupplierPerformanceReport } from './supplier-performance/supplier-performance-report';

interface ReportEntry {
  type: ReportType;
  /** On its button and above it. */
  title: string;
  icon: LucideIcon;
}

export interface ReadyReport extends ReportEntry {
  state: 'ready';
  /** What its rows are of. */
  about: 'products' | 'suppliers';
  /** What the address may say of it. */
  rules: Parameters<typeof useListQuery>[0];
  View: ComponentType<{ title: string }>;
}

/** Announced, but not there yet (spec section 2). No shipped report is. */
export interface PlannedReport extends ReportEntry {
  state: 'planned';
}

export type ReportCatalogue = readonly [ReadyReport, ...(ReadyReport | PlannedReport)[]];

/** Every report in the order of its button; the first one is shown unless the address names another. */
export const REPORT_CATALOGUE: ReportCatalogue = [
  {
    type: 'low-stock',
    title: 'Low Stock Report',
    icon: TriangleAlert,
    state: 'ready',
    about: 'products',
    rules: LOW_STOCK_RULES,
    View: LowStockReport,
  },
  {
    type: 'inventory-valuation',
    title: 'Inventory Valuation',
    icon: Coins,
    state: 'ready',
    about: 'products',
    rules: VALUATION_RULES,
    View: ValuationReport,
  },
  {
    type: 'stock-movements',
    title: 'Stock Movements',
    icon: ArrowLeftRight,
    state: 'ready',
    about: 'products',
    rules: TURNOVER_RULES,
    View: TurnoverReport,
  },
  {
    type: 'supplier-performance',
    title: 'Supplier Performance',
    icon: Truck,
    state: 'ready',
    about: 'suppliers',
    rules: SUPPLIER_PERFORMANCE_RULES,
    View: SupplierPerformanceReport,
  },
];
