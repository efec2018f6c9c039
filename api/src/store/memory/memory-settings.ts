import type { SettingsRepository } from '../settings';
import type { StateAccess } from './memory-state';

export function memorySettings({ read, write }: StateAccess): SettingsRepository {
  return {
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
  };
}
