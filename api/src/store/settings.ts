import type { CompanySettings, SystemSettings } from '@stockroom/contract';

/** One record of each, there from the start with the defaults of the contract. */
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
