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
import { api, toApiError } from '@stockroom/shared-ui';

interface SaveSettings<Settings> {
  settings: Settings;
  /** One per submit: the server executes repeats of it once. */
  idempotencyKey: string;
}
type SettingsTag = 'CompanySettings' | 'SystemSettings';

const settingsApi = api.injectEndpoints({
  endpoints: (build) => {
    const read = <Settings>(url: string, tag: SettingsTag) =>
      build.query<Settings, void>({
        // A form starts from the current record, never from one that an earlier visit loaded.
        keepUnusedDataFor: 0,
        query: () => ({ url }),
        transformResponse: ({ settings }: SettingsResult<Settings>) => settings,
        providesTags: [tag],
      });
    const save = <Settings>(url: string, tag: SettingsTag) =>
      build.mutation<SettingsWriteResult<Settings>, SaveSettings<Settings>>({
        query: ({ settings, ...submit }) => ({ url, method: 'PUT', body: settings, ...submit }),
        invalidatesTags: (result) => (result ? [tag] : []),
      });
    return {
      companySettings: read<CompanySettings>('settings/company', 'CompanySettings'),
      saveCompanySettings: save<CompanySettings>('settings/company', 'CompanySettings'),
      systemSettingsRecord: read<SystemSettings>('settings/system', 'SystemSettings'),
      saveSystemSettings: save<SystemSettings>('settings/system', 'SystemSettings'),
      categories: build.query<string[], void>({
        query: () => ({ url: 'categories' }),
        transformResponse: ({ categories }: CategoryList) => categories,
        providesTags: ['Category'],
      }),
      addCategory: build.mutation<CategoryWriteResult, CategoryInput>({
        query: (body) => ({ url: 'categories', method: 'POST', body }),
        // After a duplicate, the list lacks a category that somebody else has just added.
        invalidatesTags: (result, error) =>
          result || (error && toApiError(error).code === 'DUPLICATE') ? ['Category'] : [],
      }),
      removeCategory: build.mutation<CategoryWriteResult, CategoryInput>({
        query: ({ name }) => ({ url: `categories/${encodeURIComponent(name)}`, method: 'DELETE' }),
        invalidatesTags: (result) => (result ? ['Category'] : []),
      }),
      /** The number of products in a category, even a removed one. */
      productCount: build.query<number, string>({
        query: (category) => ({ url: 'products', params: { category, limit: 1 } }),
        transformResponse: ({ total }: ProductList) => total,
        providesTags: ['Product'],
      }),
    };
  },
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
