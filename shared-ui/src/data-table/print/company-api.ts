import type { CompanySettings, SettingsResult } from '@stockroom/contract';
import { api } from '../../store/api';

const companyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whose papers are printed. Settings, which edit it, ask on their own. */
    company: build.query<CompanySettings, void>({
      query: () => ({ url: 'settings/company' }),
      transformResponse: ({ settings }: SettingsResult<CompanySettings>) => settings,
      providesTags: ['CompanySettings'],
    }),
  }),
});

export const { useCompanyQuery } = companyApi;
