import type {
  AbsoluteAdjustment,
  ReceiptInput,
  RelativeAdjustment,
  StockMovementList,
  StockMovementQuery,
  StockMovementWriteResult,
} from '@stockroom/contract';
import { api, STOCK_TAGS, type ApiError, type Submit } from '@stockroom/shared-ui';

/** After a refusal the product on the screen is out of date. */
function affectedBy(result: StockMovementWriteResult | undefined, error?: ApiError) {
  if (result) return STOCK_TAGS;
  return error?.status === 409 || error?.status === 422 ? (['Product'] as const) : [];
}

type Adjustment = AbsoluteAdjustment | RelativeAdjustment;

const stockMovementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    stockMovements: build.query<StockMovementList, StockMovementQuery>({
      query: (filter) => ({ operation: 'GET /stock-movements', params: { ...filter } }),
      providesTags: ['StockMovement'],
    }),
    receiveStock: build.mutation<StockMovementWriteResult, Submit & { receipt: ReceiptInput }>({
      query: ({ receipt, ...submit }) => ({
        operation: 'POST /stock-movements/receipts',
        body: receipt,
        ...submit,
      }),
      invalidatesTags: affectedBy,
    }),
    adjustStock: build.mutation<StockMovementWriteResult, Submit & { adjustment: Adjustment }>({
      query: ({ adjustment, ...submit }) => ({
        operation: 'POST /stock-movements/adjustments',
        body: adjustment,
        ...submit,
      }),
      invalidatesTags: affectedBy,
    }),
    verifyMovement: build.mutation<StockMovementWriteResult, string>({
      query: (id) => ({ operation: 'POST /stock-movements/:id/verify', id }),
      // Updates the row in place: a refetched "To verify" list would move the next row under the pointer.
      onQueryStarted: async (_call, { dispatch, getState, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        const { movement } = data;
        const { selectCachedArgsForQuery, updateQueryData } = stockMovementsApi.util;
        for (const filter of selectCachedArgsForQuery(getState(), 'stockMovements')) {
          const update = ({ movements }: StockMovementList) => {
            const place = movements.findIndex(({ _id }) => _id === movement._id);
            if (place >= 0) movements[place] = movement;
          };
          dispatch(updateQueryData('stockMovements', filter, update));
        }
      },
      invalidatesTags: (result) => (result ? ['Notification'] : []),
    }),
  }),
});

export const {
  useStockMovementsQuery,
  useReceiveStockMutation,
  useAdjustStockMutation,
  useVerifyMovementMutation,
} = stockMovementsApi;
