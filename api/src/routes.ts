import contract from '@stockroom/contract/package.json';
import { ACCOUNT_ROUTES } from './account/account-routes';
import { AUTH_ROUTES } from './auth/auth-routes';
import { CATEGORY_ROUTES } from './categories/category-routes';
import { CHANGE_ROUTES } from './changes/change-routes';
import { CUSTOMER_ROUTES } from './customers/customer-routes';
import { DASHBOARD_ROUTES } from './dashboard/dashboard-routes';
import { COUNT_ROUTES } from './documents/count-routes';
import { DOCUMENT_ROUTES } from './documents/document-routes';
import { HEALTH_ROUTES } from './health/health-routes';
import type { Route } from './http/route';
import { IMAGE_ROUTES } from './images/image-routes';
import { IMPORT_ROUTES } from './imports/import-routes';
import { NOTIFICATION_ROUTES } from './notifications/notification-routes';
import { ORDER_ROUTES } from './orders/order-routes';
import { PEOPLE_ROUTES } from './people/people-routes';
import { LABEL_ROUTES } from './products/label-routes';
import { OVERVIEW_ROUTE } from './products/overview-route';
import { PRODUCT_ROUTES } from './products/product-routes';
import { REORDER_ROUTES } from './reorder/reorder-routes';
import { LOW_STOCK_REPORT } from './reports/low-stock-report';
import { MARGIN_REPORT } from './reports/margin-report';
import { SUPPLIER_PERFORMANCE_REPORT } from './reports/supplier-performance-report';
import { TURNOVER_REPORT } from './reports/turnover-report';
import { VALUATION_REPORT } from './reports/valuation-report';
import { SETTINGS_ROUTES } from './settings/settings-routes';
import { STOCK_MOVEMENT_ROUTES } from './stock-movements/stock-movement-routes';
import { SUPPLIER_ROUTES } from './suppliers/supplier-routes';

export const ROUTES: readonly Route[] = [
  ...HEALTH_ROUTES,
  ...AUTH_ROUTES,
  ...ACCOUNT_ROUTES,
  ...PEOPLE_ROUTES,
  ...IMAGE_ROUTES,
  ...PRODUCT_ROUTES,
  OVERVIEW_ROUTE,
  ...LABEL_ROUTES,
  ...CATEGORY_ROUTES,
  ...SUPPLIER_ROUTES,
  ...STOCK_MOVEMENT_ROUTES,
  ...ORDER_ROUTES,
  ...CUSTOMER_ROUTES,
  ...DOCUMENT_ROUTES,
  ...COUNT_ROUTES,
  ...REORDER_ROUTES,
  ...DASHBOARD_ROUTES,
  LOW_STOCK_REPORT,
  VALUATION_REPORT,
  TURNOVER_REPORT,
  SUPPLIER_PERFORMANCE_REPORT,
  MARGIN_REPORT,
  ...SETTINGS_ROUTES,
  ...CHANGE_ROUTES,
  ...NOTIFICATION_ROUTES,
  ...IMPORT_ROUTES,
  {
    method: 'get',
    path: '/api/openapi.json',
    permission: 'public',
    summary: 'This description',
    answer: { type: 'object' },
    async handle(c, { routes }) {
      // The document loads with the first request for it.
      const { createOpenApiDocument } = await import('./openapi/document');
      return c.json(createOpenApiDocument(routes, contract.version));
    },
  },
];
