import type {
  AbsoluteAdjustment,
  ReceiptInput,
  RelativeAdjustment,
  StockMovementList,
  StockMovementQuery,
  StockMovementWriteResult,
} from '@stockroom/contract';
import { api, type ApiError } from '@stockroom/shared-ui';

/** What shows stock, counts it or sums it up. A refusal tells of what somebody else has changed. */
function affectedBy(result: StockMovementWriteResult | undefined, error?: ApiError) {
  if (result)
    return ['StockMovement', 'Product', 'Order', 'Report', 'Dashboard', 'Notification'] as const;
  return error?.status === 409 || error?.status === 422 ? (['Product'] as const) : [];
}

interface ReceiveStock {
  receipt: ReceiptInput;
  /** One per submit: repeats of it post one movement. */
  idempotencyKey: string;
}

interface AdjustStock {
  adjustment: AbsoluteAdjustment | RelativeAdjustment;
  idempotencyKey: string;
}

interface VerifyMovement {
  id: string;
  idempotencyKey: string;
}

const stockMovementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    stockMovements: build.query<StockMovementList, StockMovementQuery>({
      query: (filter) => ({ url: 'stock-movements', params: { ...filter } }),
      providesTags: ['StockMovement'],
    }),
    receiveStock: build.mutation<StockMovementWriteResult, ReceiveStock>({
      query: ({ receipt, idempotencyKey }) => ({
        url: 'stock-movements/receipts',
        method: 'POST',
        body: receipt,
        idempotencyKey,
      }),
      invalidatesTags: affectedBy,
    }),
    adjustStock: build.mutation<StockMovementWriteResult, AdjustStock>({
      query: ({ adjustment, idempotencyKey }) => ({
        url: 'stock-movements/adjustments',
        method: 'POST',
        body: adjustment,
        idempotencyKey,
      }),
      invalidatesTags: affectedBy,
    }),
    verifyMovement: build.mutation<StockMovementWriteResult, VerifyMovement>({
      query: ({ id, idempotencyKey }) => ({
        url: `stock-movements/${encodeURIComponent(id)}/verify`,
        method: 'POST',
        idempotencyKey,
      }),
      // No list is asked for anew: the row would leave the one of what is to verify, and the next one slide under the
      // pointer that has just pressed.
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
