import {
  DEFAULT_COMPANY_SETTINGS,
  type CompanySettings,
  type SettingsResult,
  type SettingsWriteResult,
  type SystemSettings,
} from '@stockroom/contract';
import { setUpTestApi, type MakeStore } from './test-api';

const COMPANY: CompanySettings = {
  companyName: 'ООО «Ёлочка»',
  taxId: '0012345673',
  address: 'Line 1\nLine 2',
  phone: '+7 (000) 111-22-33',
  email: 'shop@example.com',
  website: '',
  version: 1,
};
const SYSTEM: SystemSettings = {
  currency: 'EUR',
  language: 'en',
  defaultUnit: 'kg',
  lowStockThreshold: 2.5,
  version: 1,
};

export function describeSettings(makeStore: MakeStore): void {
  describe('settings', () => {
    const api = setUpTestApi(makeStore);
    const put = <Body>(page: string, body: object) =>
      api.call<Body>('PUT', `settings/${page}`, { body });

    it('of the company begin with a placeholder and keep saved values', async () => {
      const read = () => api.read<SettingsResult<CompanySettings>>('settings/company');
      expect(await read()).toEqual({ settings: DEFAULT_COMPANY_SETTINGS });
      const saved = await put<SettingsWriteResult<CompanySettings>>('company', COMPANY);
      expect(saved.status).toBe(200);
      expect(saved.body).toEqual({
        success: true,
        message: 'Company settings saved successfully',
        settings: { ...COMPANY, version: 2 },
      });
      expect(await read()).toEqual({ settings: { ...COMPANY, version: 2 } });
    });

    it('of the system begin with roubles, Russian, pieces and 10, and keep saved values', async () => {
      const read = () => api.read<SettingsResult<SystemSettings>>('settings/system');
      const before = {
        currency: 'RUB',
        language: 'ru',
        defaultUnit: 'pieces',
        lowStockThreshold: 10,
      };
      expect(await read()).toEqual({ settings: { ...before, version: 1 } });
      const saved = await put<SettingsWriteResult<SystemSettings>>('system', SYSTEM);
      expect(saved.body.message).toBe('System settings saved successfully');
      expect(await read()).toEqual({ settings: { ...SYSTEM, version: 2 } });
    });

    it.each([
      ['company', COMPANY],
      ['system', SYSTEM],
    ])('of the %s are not changed from an older version', async (page, body) => {
      const answers = await Promise.all([put(page, body), put(page, body)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const stale = await api.call('PUT', `settings/${page}`, { body });
      expect(stale.body).toEqual({
        code: 'VERSION_CONFLICT',
        message: 'These settings have changed in the meantime',
      });
    });
  });
}
