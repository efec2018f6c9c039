import {
  formatQuantity,
  STOCK_LEVEL_ALREADY,
  type AbsoluteAdjustment,
  type Product,
  type RelativeAdjustment,
  type StockMovement,
} from '@stockroom/contract';
import {
  apiError,
  showSuccess,
  toApiError,
  useAppDispatch,
  useAppSelector,
  useProductOptionQuery,
  type ToastAction,
} from '@stockroom/shared-ui';
import { useAdjustStockMutation } from '../api/stock-movements-api';
import { useConfirmAmount } from '../product/use-confirm-amount';
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
 * and is no failure either; one that was typed over other books than there are now is asked about: decision 14.
 */
export function useAdjustStock(chosen: Product | undefined, countNext: ToastAction) {
  const dispatch = useAppDispatch();
  const settings = useAppSelector((state) => state.formatSettings);
  const [adjustStock] = useAdjustStockMutation();
  const { currentData, refetch } = useProductOptionQuery(chosen?._id ?? '', { skip: !chosen });
  const product = chosen && (currentData ?? chosen);
  const { confirmChange, confirmCount } = useConfirmAmount();

  /** Whether the books have the level that was counted. Refused where they changed since the form has shown them. */
  const isConfirmed = async (level: number) => {
    const { currentStock, unitOfMeasurement } = await refetch().unwrap();
    if (currentStock === product?.currentStock) return currentStock === level;
    // Posted just so, maybe by an earlier press whose answer was lost: the server knows.
    if (currentStock === level) return false;
    const now = formatQuantity(currentStock, unitOfMeasurement, settings);
    const message = `The books have changed meanwhile: ${now} now. Save again if your count still holds.`;
    throw apiError({
      status: 422,
      code: 'VALIDATION_FAILED',
      message,
      fieldErrors: { newStockLevel: message },
    });
  };

  const isMeant = async (adjustment: AbsoluteAdjustment | RelativeAdjustment) => {
    if (!product) return true;
    return 'newStockLevel' in adjustment
      ? confirmCount(product, adjustment.newStockLevel)
      : confirmChange(product, adjustment.adjustmentAmount);
  };

  async function adjust(
    adjustment: AbsoluteAdjustment | RelativeAdjustment,
    { idempotencyKey }: { idempotencyKey: string },
  ): Promise<Adjusted | null> {
    const isCount = 'newStockLevel' in adjustment;
    if (!(await isMeant(adjustment))) return null;
    if (!isCount || !(await isConfirmed(Number(adjustment.newStockLevel)))) {
      try {
        return { ...(await adjustStock({ adjustment, idempotencyKey }).unwrap()), isCount };
      } catch (error) {
        if (toApiError(error).fieldErrors['newStockLevel'] !== STOCK_LEVEL_ALREADY) throw error;
      }
    }
    if (adjustment.notes === '') return MATCHES;
    // The notes are kept nowhere yet, so the form has not been saved.
    dispatch(showSuccess(COUNT_MATCHES, countNext));
    return null;
  }
  return { product, adjust };
}
