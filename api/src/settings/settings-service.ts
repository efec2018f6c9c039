import type { CompanySettings, SystemSettings } from '@stockroom/contract';
import { recordChange } from '../changes/record-change';
import { ApiError } from '../errors';
import type { Work } from '../work';

/** @throws ApiError VERSION_CONFLICT */
export async function updateCompanySettings(
  work: Work,
  input: CompanySettings,
): Promise<CompanySettings> {
  const { settings } = work.repositories;
  const before = await settings.company();
  const after = { ...input, version: input.version + 1 };
  if (!(await settings.updateCompany(after, input.version))) throw settingsConflict();
  const entity = 'company-settings';
  await recordChange(work, { entity, entityId: entity, action: 'updated', before, after });
  return after;
}

/** @throws ApiError VERSION_CONFLICT */
export async function updateSystemSettings(
  work: Work,
  input: SystemSettings,
): Promise<SystemSettings> {
  const { settings } = work.repositories;
  const before = await settings.system();
  const after = { ...input, version: input.version + 1 };
  if (!(await settings.updateSystem(after, input.version))) throw settingsConflict();
  const entity = 'system-settings';
  await recordChange(work, { entity, entityId: entity, action: 'updated', before, after });
  return after;
}

function settingsConflict(): ApiError {
  return new ApiError(
    'VERSION_CONFLICT',
    'Somebody else has changed these settings in the meantime',
  );
}
