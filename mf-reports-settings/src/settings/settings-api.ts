import type {
  CategoryInput,
  CategoryList,
  CategoryWriteResult,
  CompanySettings,
  Operation,
  ProductList,
  SettingsResult,
  SettingsWriteResult,
  SystemSettings,
} from '@stockroom/contract';
import { api, toApiError, type Submit } from '@stockroom/shared-ui';

type SettingsTag = 'CompanySettings' | 'SystemSettings';

const settingsApi = api.injectEndpoints({
  endpoints: (build) => {
    const read = <Settings>(operation: Operation, tag: SettingsTag) =>
      build.query<Settings, void>({
        // A form starts from the current record, never from one that an earlier visit loaded.
        keepUnusedDataFor: 0,
        query: () => ({ operation }),
        transformResponse: ({ settings }: SettingsResult<Settings>) => settings,
        providesTags: [tag],
      });
    const save = <Settings>(operation: Operation, tag: SettingsTag) =>
      build.mutation<SettingsWriteResult<Settings>, Submit & { settings: Settings }>({
        query: ({ settings, ...submit }) => ({ operation, body: settings, ...submit }),
        invalidatesTags: (result) => (result ? [tag] : []),
      });
    return {
      companySettings: read<CompanySettings>('GET /settings/company', 'CompanySettings'),
      saveCompanySettings: save<CompanySettings>('PUT /settings/company', 'CompanySettings'),
      systemSettingsRecord: read<SystemSettings>('GET /settings/system', 'SystemSettings'),
      saveSystemSettings: save<SystemSettings>('PUT /settings/system', 'SystemSettings'),
      categories: build.query<string[], void>({
        query: () => ({ operation: 'GET /categories' }),
        transformResponse: ({ categories }: CategoryList) => categories,
        providesTags: ['Category'],
      }),
      addCategory: build.mutation<CategoryWriteResult, CategoryInput>({
        query: (body) => ({ operation: 'POST /categories', body }),
        // After a duplicate, the list lacks a category that somebody else has just added.
        invalidatesTags: (result, error) =>
          result || (error && toApiError(error).code === 'DUPLICATE') ? ['Category'] : [],
      }),
      removeCategory: build.mutation<CategoryWriteResult, CategoryInput>({
        query: ({ name }) => ({ operation: 'DELETE /categories/:name', id: name }),
        invalidatesTags: (result) => (result ? ['Category'] : []),
      }),
      /** The number of products in a category, even a removed one. */
      productCount: build.query<number, string>({
        query: (category) => ({ operation: 'GET /products', params: { category, limit: 1 } }),
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
