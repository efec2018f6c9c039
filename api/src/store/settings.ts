import type { CompanySettings, SystemSettings } from '@stockroom/contract';

/** One record of each, which has the defaults of the contract until it is changed. */
export interface SettingsRepository {
  company(): Promise<CompanySettings>;
  system(): Promise<SystemSettings>;
  /**
   * Replaces the record, whose `version` is the new one, if the stored version is `fromVersion`.
   * @returns false when it is not
   */
  updateCompany(settings: CompanySettings, fromVersion: number): Promise<boolean>;
  updateSystem(settings: SystemSettings, fromVersion: number): Promise<boolean>;
}
