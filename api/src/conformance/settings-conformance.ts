import {
  DEFAULT_COMPANY_SETTINGS,
  DEFAULT_SYSTEM_SETTINGS,
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

    it('of the company begin with a placeholder and keep what is saved', async () => {
      const before = await api.call<SettingsResult<CompanySettings>>('GET', 'settings/company');
      expect(before.body).toEqual({ settings: DEFAULT_COMPANY_SETTINGS });
      const saved = await put<SettingsWriteResult<CompanySettings>>('company', COMPANY);
      expect(saved.status).toBe(200);
      expect(saved.body).toEqual({
        success: true,
        message: 'Company settings saved successfully',
        settings: { ...COMPANY, version: 2 },
      });
      const after = await api.call<SettingsResult<CompanySettings>>('GET', 'settings/company');
      expect(after.body).toEqual({ settings: { ...COMPANY, version: 2 } });
    });

    it('of the system begin with roubles, Russian, pieces and 10, and keep what is saved', async () => {
      const before = await api.call<SettingsResult<SystemSettings>>('GET', 'settings/system');
      expect(before.body).toEqual({ settings: DEFAULT_SYSTEM_SETTINGS });
      expect(before.body.settings).toMatchObject({
        currency: 'RUB',
        language: 'ru',
        defaultUnit: 'pieces',
        lowStockThreshold: 10,
      });
      const saved = await put<SettingsWriteResult<SystemSettings>>('system', SYSTEM);
      expect(saved.body.message).toBe('System settings saved successfully');
      const after = await api.call<SettingsResult<SystemSettings>>('GET', 'settings/system');
      expect(after.body).toEqual({ settings: { ...SYSTEM, version: 2 } });
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
        message: 'Somebody else has changed these settings in the meantime',
      });
    });

    it.each<[string, object, object]>([
      ['company', { companyName: ' ' }, { companyName: 'Company name is required' }],
      ['company', { email: 'nobody' }, { email: 'Invalid email address' }],
      [
        'company',
        { website: 'javascript:alert(1)' },
        { website: 'Website must be an address like example.com or https://example.com' },
      ],
      [
        'system',
        { defaultUnit: 'boxes' },
        { lowStockThreshold: 'Threshold must be a whole number for this unit' },
      ],
      ['company', { taxId: 5 }, { taxId: 'Tax ID must be text' }],
      ['company', { version: 2 ** 53 + 2 }, { version: 'There is no such version' }],
      ['system', { version: -1 }, { version: 'There is no such version' }],
      ['company', { logo: '' }, { logo: 'Unknown field' }],
      [
        'system',
        { lowStockThreshold: undefined },
        { lowStockThreshold: 'Low stock threshold is required' },
      ],
      ['system', { lowStockThreshold: -1 }, { lowStockThreshold: 'Threshold must be positive' }],
      [
        'system',
        { lowStockThreshold: '5' },
        { lowStockThreshold: 'Low stock threshold must be a number' },
      ],
      ['system', { currency: 'XXX' }, { currency: 'Please select a currency' }],
      ['system', { language: 'de' }, { language: 'Please select a language' }],
      ['system', { defaultUnit: 'miles' }, { defaultUnit: 'Please select a unit of measurement' }],
      ['system', { version: undefined }, { version: 'Version is required' }],
    ])('of the %s refuse %j', async (page, changes, fieldErrors) => {
      const valid = page === 'company' ? COMPANY : SYSTEM;
      const refused = await api.call('PUT', `settings/${page}`, { body: { ...valid, ...changes } });
      expect(refused.status).toBe(422);
      expect(refused.body.fieldErrors).toEqual(fieldErrors);
    });
  });
}
