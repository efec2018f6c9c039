import type { CategoryInput, CategoryList, CategoryWriteResult, Page } from '@stockroom/contract';
import { api, type Submit } from '@stockroom/shared-ui';
import { useMemo } from 'react';
import { translate } from '../texts';

export interface SampleThing {
  name: string;
}

export interface SampleThingList extends Page {
  rows: SampleThing[];
}

// Categories stand in until the API has a resource for this area: then replace addresses, types and tags.
const sampleThingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sampleThings: build.query<SampleThingList, void>({
      query: () => ({ operation: 'GET /categories' }),
      transformResponse: ({ categories }: CategoryList) => ({
        rows: categories.map((name) => ({ name })),
        total: categories.length,
        nextCursor: null,
        previousCursor: null,
      }),
      providesTags: ['Category'],
    }),
    createSampleThing: build.mutation<CategoryWriteResult, Submit & { input: CategoryInput }>({
      query: ({ input, ...submit }) => ({
        operation: 'POST /categories',
        body: input,
        ...submit,
      }),
      transformResponse: (result: CategoryWriteResult) => ({
        ...result,
        message: translate('Sample thing created successfully'),
      }),
      // A refused write changes nothing.
      invalidatesTags: (result) => (result ? ['Category'] : []),
    }),
  }),
});

export const { useCreateSampleThingMutation } = sampleThingsApi;

/** Filters all records in the browser. An API with a search takes the text as an argument instead. */
export function useSampleThings(search: string) {
  const answer = sampleThingsApi.useSampleThingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { data: all } = answer;
  const data = useMemo(() => {
    if (!all) return all;
    const text = search.toLocaleLowerCase();
    const rows = all.rows.filter(({ name }) => name.toLocaleLowerCase().includes(text));
    return { ...all, rows, total: rows.length };
  }, [all, search]);
  return { ...answer, data, currentData: answer.currentData && data };
}
