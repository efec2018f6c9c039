import type {
  AbsoluteAdjustment,
  ReceiptInput,
  RelativeAdjustment,
  StockMovementList,
  StockMovementQuery,
  StockMovementWriteResult,
} from '@stockroom/contract';
import { api } from '@stockroom/shared-ui';

/** What shows stock, counts it or sums it up. A refused write changed nothing. */
function affectedBy(result: StockMovementWriteResult | undefined) {
  return result
    ? (['StockMovement', 'Product', 'Order', 'Report', 'Dashboard', 'Notification'] as const)
    : [];
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
      invalidatesTags: (result) => (result ? ['StockMovement', 'Notification'] : []),
    }),
  }),
});

export const {
  useStockMovementsQuery,
  useReceiveStockMutation,
  useAdjustStockMutation,
  useVerifyMovementMutation,
} = stockMovementsApi;
