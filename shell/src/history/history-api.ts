import type { ChangeAuthor, ChangeAuthors, ChangeList, ChangeQuery } from '@stockroom/contract';
import { api } from '@stockroom/shared-ui';

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    changes: build.query<ChangeList, ChangeQuery>({
      query: (filter) => ({ operation: 'GET /changes', params: { ...filter } }),
      providesTags: ['Change'],
    }),
    changeAuthors: build.query<ChangeAuthor[], void>({
      query: () => ({ operation: 'GET /changes/authors' }),
      transformResponse: ({ authors }: ChangeAuthors) => authors,
    }),
  }),
});

export const { useChangesQuery, useChangeAuthorsQuery } = historyApi;
