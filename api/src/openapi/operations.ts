import { AUTH_OPERATIONS } from '../auth/auth-operations';
import { CATEGORY_OPERATIONS } from '../categories/category-operations';
import { CHANGE_OPERATIONS } from '../changes/change-operations';
import { DASHBOARD_OPERATIONS } from '../dashboard/dashboard-operations';
import { HEALTH_OPERATIONS } from '../health/health-operations';
import { IMAGE_OPERATIONS } from '../images/image-operations';
import { NOTIFICATION_OPERATIONS } from '../notifications/notification-operations';
import { ORDER_OPERATIONS } from '../orders/order-operations';
import { PRODUCT_OPERATIONS } from '../products/product-operations';
import { REPORT_OPERATIONS } from '../reports/report-operations';
import { SETTINGS_OPERATIONS } from '../settings/settings-operations';
import { STOCK_MOVEMENT_OPERATIONS } from '../stock-movements/stock-movement-operations';
import { SUPPLIER_OPERATIONS } from '../suppliers/supplier-operations';
import { OPENAPI_OPERATIONS } from './openapi-operations';
import type { Operation } from './operation';

/** Every route there is; a test holds it to the router. */
export const OPERATIONS: readonly Operation[] = [
  ...HEALTH_OPERATIONS,
  ...AUTH_OPERATIONS,
  ...IMAGE_OPERATIONS,
  ...PRODUCT_OPERATIONS,
  ...CATEGORY_OPERATIONS,
  ...SUPPLIER_OPERATIONS,
  ...STOCK_MOVEMENT_OPERATIONS,
  ...ORDER_OPERATIONS,
  ...DASHBOARD_OPERATIONS,
  ...REPORT_OPERATIONS,
  ...SETTINGS_OPERATIONS,
  ...CHANGE_OPERATIONS,
  ...NOTIFICATION_OPERATIONS,
  ...OPENAPI_OPERATIONS,
];
