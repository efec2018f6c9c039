import { msg, type Text } from './translate';

/** What people may do. Roles hold permissions, and each route of the API names the one that it needs. */
export const PERMISSIONS = {
  'products:read': msg('See products and categories'),
  'products:write': msg('Add, change and delete products'),
  'categories:write': msg('Add and remove categories'),
  'suppliers:read': msg('See suppliers'),
  'suppliers:write': msg('Add, change and delete suppliers'),
  'stock:read': msg('See stock and its movements'),
  'stock:receive': msg('Receive stock'),
  'stock:adjust': msg('Adjust stock and verify corrections'),
  'counts:approve': msg('Approve counts with large differences'),
  'orders:read': msg('See orders'),
  'sales:write': msg('Create, change and delete sales orders'),
  'purchases:write': msg('Create, change and delete purchase orders'),
  'prices:read': msg('See selling prices and revenue'),
  'costs:read': msg('See purchase prices, costs, values of stock and margins'),
  'reports:read': msg('See reports'),
  'files:download': msg('Download lists and reports as files'),
  'files:import': msg('Import files'),
  'settings:write': msg('Change the settings'),
  'history:read': msg('See who changed what'),
  'releases:read': msg('See releases'),
  'releases:write': msg('Switch between releases and create deploy tokens'),
  'people:write': msg('Invite people and change their roles'),
} as const;
export type Permission = keyof typeof PERMISSIONS;

/**
 * What a route needs: a permission or one of several, any account, nothing, or the token of a team, in place of which a person
 * needs 'releases:write'.
 */
export type Access = Permission | readonly Permission[] | 'signed-in' | 'deploy-token' | 'public';

const ALL = Object.keys(PERMISSIONS) as Permission[];
const ONLY_OWNER: readonly Permission[] = ['people:write', 'releases:write'];
const GOODS = ['products:read', 'suppliers:read', 'stock:read', 'orders:read'] as const;

/** The roles with their names and what they may do. The specification describes what a manager sees. */
export const ROLES = {
  owner: { label: msg('Owner'), about: msg('Everything'), permissions: ALL },
  manager: {
    label: msg('Manager'),
    about: msg('Everything except people and the switching of releases'),
    permissions: ALL.filter((permission) => !ONLY_OWNER.includes(permission)),
  },
  warehouse: {
    label: msg('Warehouse'),
    about: msg('Stock and deliveries, without any money'),
    permissions: [...GOODS, 'stock:receive', 'stock:adjust', 'files:import'],
  },
  sales: {
    label: msg('Sales'),
    about: msg('Sales orders and selling prices, without costs'),
    permissions: [...GOODS, 'sales:write', 'prices:read'],
  },
  accountant: {
    label: msg('Accountant'),
    about: msg('Reads everything, reports and files included'),
    permissions: [
      ...GOODS,
      ...(['prices:read', 'costs:read', 'reports:read', 'files:download', 'history:read'] as const),
    ],
  },
} as const satisfies Record<
  string,
  { label: Text; about: Text; permissions: readonly Permission[] }
>;
export type Role = keyof typeof ROLES;
export const ROLE_NAMES = Object.keys(ROLES) as Role[];

/** The roles that people who register can get. */
export const REGISTRATION_ROLES = ROLE_NAMES.filter((role) => role !== 'owner');
/** The role of people who register, until an owner chooses another. */
export const DEFAULT_ROLE: Role = 'manager';

export function mayDo(role: Role, permission: Permission): boolean {
  return ROLES[role].permissions.some((held) => held === permission);
}
