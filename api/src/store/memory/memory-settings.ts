import type { Repositories } from '../store';
import type { StateAccess } from './memory-state';

export function memorySettings({
  read,
  write,
}: StateAccess): Pick<Repositories, 'settings' | 'categories'> {
  return {
    settings: {
      company: async () => read().companySettings,
      system: async () => read().systemSettings,
      async updateCompany(settings, fromVersion) {
        if (read().companySettings.version !== fromVersion) return false;
        write().companySettings = settings;
        return true;
      },
      async updateSystem(settings, fromVersion) {
        if (read().systemSettings.version !== fromVersion) return false;
        write().systemSettings = settings;
        return true;
      },
      countApprovalLimit: async () => read().countApprovalLimit,
      async updateCountApprovalLimit(limit) {
        write().countApprovalLimit = limit;
      },
      registrationRole: async () => read().registrationRole,
      async updateRegistrationRole(role) {
        write().registrationRole = role;
      },
    },
    categories: {
      list: async () => [...read().categories],
      // Transactions run one after another.
      lock: async () => [...read().categories],
      async add(name) {
        write().categories.add(name);
      },
      async remove(name) {
        write().categories.delete(name);
      },
    },
  };
}
