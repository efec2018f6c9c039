import { Hono } from 'hono';
import type { Clock } from '../dependencies';
import type { ApiEnvironment } from '../http/environment';
import type { Store } from '../store/store';
import { LOW_STOCK_REPORT } from './low-stock-report';
import { handleReport } from './report';
import { SUPPLIER_PERFORMANCE_REPORT } from './supplier-performance-report';
import { TURNOVER_REPORT } from './turnover-report';
import { VALUATION_REPORT } from './valuation-report';

/** /api/reports */
export function reportRoutes(store: Store, clock: Clock) {
  return new Hono<ApiEnvironment>()
    .get('/low-stock', handleReport(LOW_STOCK_REPORT, store, clock))
    .get('/inventory-valuation', handleReport(VALUATION_REPORT, store, clock))
    .get('/stock-movements', handleReport(TURNOVER_REPORT, store, clock))
    .get('/supplier-performance', handleReport(SUPPLIER_PERFORMANCE_REPORT, store, clock));
}
