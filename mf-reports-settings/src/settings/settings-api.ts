import type {
  CategoryInput,
  CategoryList,
  CategoryWriteResult,
  CompanySettings,
  ProductList,
  SettingsResult,
  SettingsWriteResult,
  SystemSettings,
} from '@stockroom/contract';
import { announceSettings, api } from '@stockroom/shared-ui';

/** Formats, prints and pickers of other tabs follow, too. */
const announce = (_input: unknown, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) =>
  announceSettings(queryFulfilled);

interface SaveSettings<Settings> {
  settings: Settings;
  /** One per submit: repeats of it save once. */
  idempotencyKey: string;
}

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    companySettings: build.query<CompanySettings, void>({
      // A form starts from the record as it is now, never from one that was loaded for an earlier visit.
      keepUnusedDataFor: 0,
      query: () => ({ url: 'settings/company' }),
      transformResponse: ({ settings }: SettingsResult<CompanySettings>) => settings,
      providesTags: ['CompanySettings'],
    }),
    saveCompanySettings: build.mutation<
      SettingsWriteResult<CompanySettings>,
      SaveSettings<CompanySettings>
    >({
      query: ({ settings: body, idempotencyKey }) => ({
        url: 'settings/company',
        method: 'PUT',
        body,
        idempotencyKey,
      }),
      invalidatesTags: (result) => (result ? ['CompanySettings'] : []),
      onQueryStarted: announce,
    }),
    systemSettingsRecord: build.query<SystemSettings, void>({
      keepUnusedDataFor: 0,
      query: () => ({ url: 'settings/system' }),
      transformResponse: ({ settings }: SettingsResult<SystemSettings>) => settings,
      providesTags: ['SystemSettings'],
    }),
    /** Formats everywhere follow, because the page's own query of these settings is asked again. */
    saveSystemSettings: build.mutation<
      SettingsWriteResult<SystemSettings>,
      SaveSettings<SystemSettings>
    >({
      query: ({ settings: body, idempotencyKey }) => ({
        url: 'settings/system',
        method: 'PUT',
        body,
        idempotencyKey,
      }),
      invalidatesTags: (result) => (result ? ['SystemSettings'] : []),
      onQueryStarted: announce,
    }),
    categories: build.query<string[], void>({
      query: () => ({ url: 'categories' }),
      transformResponse: ({ categories }: CategoryList) => categories,
      providesTags: ['Category'],
    }),
    addCategory: build.mutation<CategoryWriteResult, CategoryInput>({
      query: (body) => ({ url: 'categories', method: 'POST', body }),
      invalidatesTags: (result) => (result ? ['Category'] : []),
      onQueryStarted: announce,
    }),
    removeCategory: build.mutation<CategoryWriteResult, CategoryInput>({
      query: ({ name }) => ({ url: `categories/${encodeURIComponent(name)}`, method: 'DELETE' }),
      invalidatesTags: (result) => (result ? ['Category'] : []),
      onQueryStarted: announce,
    }),
    /** How many products have a category, which may be none of the list any more. */
    productCount: build.query<number, string>({
      query: (category) => ({ url: 'products', params: { category, limit: 1 } }),
      transformResponse: ({ total }: ProductList) => total,
      providesTags: ['Product'],
    }),
  }),
});

export const {
  useCompanySettingsQuery,
  useSaveCompanySettingsMutation,
  useSystemSettingsRecordQuery,
  useSaveSystemSettingsMutation,
  useCategoriesQuery,
  useAddCategoryMutation,
  useRemoveCategoryMutation,
  useProductCountQuery,
} = settingsApi;

export const { updateQueryData } = settingsApi.util;
