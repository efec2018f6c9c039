import {
  STOCK_LEVEL_ALREADY,
  type AbsoluteAdjustment,
  type Product,
  type RelativeAdjustment,
  type StockMovement,
} from '@stockroom/contract';
import {
  showSuccess,
  toApiError,
  useAppDispatch,
  useProductOptionQuery,
} from '@stockroom/shared-ui';
import { useAdjustStockMutation } from '../api/stock-movements-api';
import { COUNT_MATCHES } from './use-matches-books';

interface Adjusted {
  message: string;
  /** None when a count has found the books right. */
  movement?: StockMovement;
  /** Whether a level was set, which was counted. */
  isCount: boolean;
}

const MATCHES: Adjusted = { message: COUNT_MATCHES, isCount: true };

/**
 * The chosen product as it is now, and what adjusts its stock. A count that finds the books right has nothing to post,
 * and is no failure either: decision 14.
 */
export function useAdjustStock(chosen: Product | undefined) {
  const dispatch = useAppDispatch();
  const [adjustStock] = useAdjustStockMutation();
  const { currentData, refetch } = useProductOptionQuery(chosen?._id ?? '', { skip: !chosen });
  const product = chosen && (currentData ?? chosen);

  /** Whether the books, which may have changed since they were shown, have this level. */
  const isConfirmed = async (level: number) => {
    if (level !== product?.currentStock) return false;
    const { data, isSuccess } = await refetch();
    return isSuccess && data.currentStock === level;
  };

  async function adjust(
    adjustment: AbsoluteAdjustment | RelativeAdjustment,
    { idempotencyKey }: { idempotencyKey: string },
  ): Promise<Adjusted | null> {
    const isCount = 'newStockLevel' in adjustment;
    if (!isCount || !(await isConfirmed(Number(adjustment.newStockLevel)))) {
      try {
        return { ...(await adjustStock({ adjustment, idempotencyKey }).unwrap()), isCount };
      } catch (error) {
        if (toApiError(error).fieldErrors['newStockLevel'] !== STOCK_LEVEL_ALREADY) throw error;
      }
    }
    if (adjustment.notes === '') return MATCHES;
    // The notes are kept nowhere yet, so the form has not been saved.
    dispatch(showSuccess(COUNT_MATCHES));
    return null;
  }
  return { product, adjust };
}
