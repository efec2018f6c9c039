import type { CompanySettings, SettingsResult } from '@stockroom/contract';
import { api } from '@stockroom/shared-ui';

const orderCompanyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whose orders these are: printed above them. */
    orderCompany: build.query<CompanySettings, void>({
      query: () => ({ url: 'settings/company' }),
      transformResponse: ({ settings }: SettingsResult<CompanySettings>) => settings,
      providesTags: ['CompanySettings'],
    }),
  }),
});

export const { useOrderCompanyQuery } = orderCompanyApi;
