import type { CategoryInput, CategoryList, CategoryWriteResult, Page } from '@stockroom/contract';
import { api } from '@stockroom/shared-ui';

export interface SampleThing {
  name: string;
}

export interface SampleThingList extends Page {
  rows: SampleThing[];
}

interface CreateSampleThing {
  input: CategoryInput;
  /** One per submit: repeats of it create one record. */
  idempotencyKey: string;
}

// Categories stand in until the API has a resource for this area: addresses, types and tags are then its own.
const sampleThingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sampleThings: build.query<SampleThingList, void>({
      query: () => ({ url: 'categories' }),
      transformResponse: ({ categories }: CategoryList) => ({
        rows: categories.map((name) => ({ name })),
        total: categories.length,
        nextCursor: null,
        previousCursor: null,
      }),
      providesTags: ['Category'],
    }),
    createSampleThing: build.mutation<CategoryWriteResult, CreateSampleThing>({
      query: ({ input, idempotencyKey }) => ({
        url: 'categories',
        method: 'POST',
        body: input,
        idempotencyKey,
      }),
      transformResponse: (result: CategoryWriteResult) => ({
        ...result,
        message: 'Sample thing created successfully',
      }),
      // A refused write changed nothing.
      invalidatesTags: (result) => (result ? ['Category'] : []),
    }),
  }),
});

export const { useSampleThingsQuery, useCreateSampleThingMutation } = sampleThingsApi;
