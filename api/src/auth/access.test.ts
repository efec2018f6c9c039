import { ROLE_NAMES, type Role } from '@stockroom/contract';
import { requireGrant } from './access';

const GRANTED: Record<Role, Role[]> = {
  owner: ['owner', 'manager', 'warehouse', 'sales', 'accountant'],
  manager: ['manager', 'warehouse', 'sales', 'accountant'],
  warehouse: ['warehouse'],
  sales: ['sales'],
  accountant: ['accountant'],
};

test.each(ROLE_NAMES)('%s can grant only roles without further permissions', (own) => {
  const granted = ROLE_NAMES.filter((role) => {
    try {
      requireGrant({ role: own }, role);
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: 'FORBIDDEN' });
      return false;
    }
  });
  expect(granted).toEqual(GRANTED[own]);
});
