/**
 * A route of the API is public, needs a deploy token of a team, needs a signed-in user, or needs a user with this
 * permission.
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
