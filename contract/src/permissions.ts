/**
 * What a route of the API needs. Only "public" and "deploy-token" are checked yet: every other route is open to each
 * signed-in user.
 */
export type Permission =
  | 'public'
  | 'deploy-token'
  | 'signed-in'
  | 'products:read'
  | 'products:write'
  | 'categories:read'
  | 'categories:write'
  | 'images:write'
  | 'suppliers:read'
  | 'suppliers:write'
  | 'stock:read'
  | 'stock:receive'
  | 'stock:adjust'
  | 'stock:verify'
  | 'orders:read'
  | 'orders:write'
  | 'dashboard:read'
  | 'reports:read'
  | 'export'
  | 'settings:read'
  | 'settings:write'
  | 'history:read'
  | 'notifications:read'
  | 'releases:read';
