/** What people may do. Roles hold permissions, and each route of the API names the one that it needs. */
export const PERMISSIONS = {
  'products:read': 'See products and categories',
  'products:write': 'Add, change and delete products',
  'categories:write': 'Add and remove categories',
  'suppliers:read': 'See suppliers',
  'suppliers:write': 'Add, change and delete suppliers',
  'stock:read': 'See stock and its movements',
  'stock:receive': 'Receive stock',
  'stock:adjust': 'Adjust stock and verify corrections',
  'orders:read': 'See orders',
  'sales:write': 'Create, change and delete sales orders',
  'purchases:write': 'Create, change and delete purchase orders',
  'prices:read': 'See selling prices and revenue',
  'costs:read': 'See purchase prices, costs, values of stock and margins',
  'reports:read': 'See reports',
  export: 'Download lists and reports as files',
  'settings:write': 'Change the settings',
  'history:read': 'See who changed what',
  'releases:read': 'See releases',
  'releases:write': 'Switch between releases and create deploy tokens',
  'people:write': 'Invite people and change their roles',
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
  owner: { label: 'Owner', about: 'Everything', permissions: ALL },
  manager: {
    label: 'Manager',
    about: 'Everything but people and the switching of releases',
    permissions: ALL.filter((permission) => !ONLY_OWNER.includes(permission)),
  },
  warehouse: {
    label: 'Warehouse',
    about: 'Stock and deliveries, without any money',
    permissions: [...GOODS, 'stock:receive', 'stock:adjust'],
  },
  sales: {
    label: 'Sales',
    about: 'Sales orders and selling prices, without costs',
    permissions: [...GOODS, 'sales:write', 'prices:read'],
  },
  accountant: {
    label: 'Accountant',
    about: 'Reads everything, reports and files included',
    permissions: [
      ...GOODS,
      ...(['prices:read', 'costs:read', 'reports:read', 'export', 'history:read'] as const),
    ],
  },
} as const satisfies Record<
  string,
  { label: string; about: string; permissions: readonly Permission[] }
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
