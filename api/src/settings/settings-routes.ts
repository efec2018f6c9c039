import {
  companySettingsSchema,
  systemSettingsSchema,
  type CompanySettings,
  type SettingsResult,
  type SettingsWriteResult,
  type SystemSettings,
} from '@stockroom/contract';
import { Hono } from 'hono';
import type { ApiEnvironment } from '../http/environment';
import { limitJson, readJson } from '../http/read-body';
import type { Write } from '../http/write';
import type { Store } from '../store/store';
import { updateCompanySettings, updateSystemSettings } from './settings-service';

/** /api/settings */
export function settingsRoutes({ repositories }: Store, write: Write) {
  return new Hono<ApiEnvironment>()
    .use(limitJson())
    .get('/company', async (c) =>
      c.json<SettingsResult<CompanySettings>>({ settings: await repositories.settings.company() }),
    )
    .put('/company', async (c) => {
      const input = await readJson(c, companySettingsSchema);
      return write(
        c,
        { status: 200, input },
        async (work): Promise<SettingsWriteResult<CompanySettings>> => {
          const settings = await updateCompanySettings(work, input);
          return { success: true, message: 'Company settings saved successfully', settings };
        },
      );
    })
    .get('/system', async (c) =>
      c.json<SettingsResult<SystemSettings>>({ settings: await repositories.settings.system() }),
    )
    .put('/system', async (c) => {
      const input = await readJson(c, systemSettingsSchema);
      return write(
        c,
        { status: 200, input },
        async (work): Promise<SettingsWriteResult<SystemSettings>> => {
          const settings = await updateSystemSettings(work, input);
          return { success: true, message: 'System settings saved successfully', settings };
        },
      );
    });
}
