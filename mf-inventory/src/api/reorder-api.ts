import type { Reorder, ReorderInput, ReorderResult, UndoReorderInput } from '@stockroom/contract';
import { api, STOCK_TAGS, type Submit } from '@stockroom/shared-ui';

const reorderApi = api.injectEndpoints({
  endpoints: (build) => ({
    reorder: build.query<Reorder, void>({
      query: () => ({ operation: 'GET /reorder' }),
      providesTags: ['Order', 'Product', 'Supplier'],
    }),
    createOrders: build.mutation<ReorderResult, Submit & ReorderInput>({
      query: ({ orders, ...submit }) => ({
        operation: 'POST /reorder',
        body: { orders },
        ...submit,
      }),
      // A refusal says that the proposal is out of date.
      invalidatesTags: (result, error) =>
        result ? STOCK_TAGS : error?.status === 409 || error?.status === 422 ? ['Product'] : [],
    }),
    undoOrders: build.mutation<ReorderResult, Submit & UndoReorderInput>({
      query: ({ orders, ...submit }) => ({
        operation: 'POST /reorder/undo',
        body: { orders },
        ...submit,
      }),
      invalidatesTags: (result) => (result ? STOCK_TAGS : ['Order']),
    }),
  }),
});

export const { useReorderQuery, useCreateOrdersMutation, useUndoOrdersMutation } = reorderApi;
