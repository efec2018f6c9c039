import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import { createAccessTokens } from './auth/access-tokens';
import { authRoutes } from './auth/auth-routes';
import { createAuthService } from './auth/auth-service';
import { requireUser } from './auth/require-user';
import { createSessions } from './auth/sessions';
import { createSigningKey } from './auth/signing-key';
import { categoryRoutes } from './categories/category-routes';
import { changeRoutes } from './changes/change-routes';
import { dashboardRoutes } from './dashboard/dashboard-routes';
import type { ApiDependencies } from './dependencies';
import { healthRoutes } from './health/health-routes';
import { answerErrors, answerUnknownPath, answerWrongMethod } from './http/answer-errors';
import type { ApiEnvironment } from './http/environment';
import { forbidCaching } from './http/forbid-caching';
import { logRequests } from './http/log-requests';
import { createWrite } from './http/write';
import { imageRoutes } from './images/image-routes';
import { createSerialIds } from './ids';
import { notificationRoutes } from './notifications/notification-routes';
import { openApiRoutes } from './openapi/openapi-routes';
import { orderRoutes } from './orders/order-routes';
import { productRoutes } from './products/product-routes';
import { reportRoutes } from './reports/report-routes';
import { settingsRoutes } from './settings/settings-routes';
import { stockMovementRoutes } from './stock-movements/stock-movement-routes';
import { supplierRoutes } from './suppliers/supplier-routes';

export type Api = Hono<ApiEnvironment>;

/**
 * The business API as a function from Request to Response: `app.fetch(request, { clientAddress })`. It knows
 * neither Node nor a browser; what differs between its homes comes in as dependencies.
 */
export function createApp(dependencies: ApiDependencies): Api {
  const { store, clock, log } = dependencies;
  const signingKey = createSigningKey(dependencies);
  const accessTokens = createAccessTokens(signingKey, clock);
  const authService = createAuthService(dependencies, accessTokens, createSessions(signingKey));
  const signedIn = requireUser(accessTokens);
  const write = createWrite(dependencies);

  const app: Api = new Hono();
  app.use(
    requestId({ limitLength: 64, generator: createSerialIds() }),
    logRequests(log),
    forbidCaching(),
  );
  app.use(methodNotAllowed({ app, onMethodNotAllowed: answerWrongMethod }));
  app.onError(answerErrors(log));
  app.notFound(answerUnknownPath);

  app.route('/api/health', healthRoutes(dependencies));
  app.route('/api/openapi.json', openApiRoutes());
  app.route('/api/auth', authRoutes(authService));
  app.route('/api/images', imageRoutes(store, write, signedIn));

  const resources = {
    products: productRoutes(store, write),
    categories: categoryRoutes(store, write),
    suppliers: supplierRoutes(store, write),
    'stock-movements': stockMovementRoutes(store, write, clock),
    orders: orderRoutes(store, write),
    dashboard: dashboardRoutes(store, clock),
    reports: reportRoutes(store, clock),
    settings: settingsRoutes(store, write),
    changes: changeRoutes(store),
    notifications: notificationRoutes(store, write),
  };
  for (const [name, routes] of Object.entries(resources)) {
    app.use(`/api/${name}/*`, signedIn);
    app.route(`/api/${name}`, routes);
  }
  return app;
}
