import {
  STOCK_LEVEL_ALREADY,
  sumQuantities,
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
  useFormat,
  useProductOptionQuery,
  type Submit,
} from '@stockroom/shared-ui';
import { useAdjustStockMutation } from '../api/stock-movements-api';
import { COUNT_MATCHES } from '../product/stock-preview';
import { isRiseByLoss, isUnusualCount, isUnusualRise } from '../product/unusual-amount';
import { useConfirmAmount } from '../product/use-confirm-amount';
import { useTranslate } from '../texts';

type Adjustment = AbsoluteAdjustment | RelativeAdjustment;

interface Adjusted {
  message: string;
  /** Missing for a count that matches the books. */
  movement?: StockMovement;
  /** True for a counted level, false for an amount. */
  isCount: boolean;
}

/**
 * Loads the chosen product and adjusts its stock. A count that matches the books posts nothing and is no failure. If
 * the books have changed since the form showed them, the user confirms the count by saving again: decision 14.
 */
export function useAdjustStock(chosen: Product | undefined) {
  const dispatch = useAppDispatch();
  const t = useTranslate();
  const format = useFormat();
  const [adjustStock] = useAdjustStockMutation();
  const { currentData, refetch } = useProductOptionQuery(chosen?._id ?? '', { skip: !chosen });
  const product = chosen && (currentData ?? chosen);
  const confirmAmount = useConfirmAmount();

  async function isPlausible(adjustment: Adjustment): Promise<boolean> {
    if (!product) return true;
    if ('newStockLevel' in adjustment) {
      const { newStockLevel: level } = adjustment;
      return !isUnusualCount(product, level) || confirmAmount(product, level);
    }
    const { adjustmentAmount: change, reason } = adjustment;
    const level = sumQuantities([product.currentStock, change]);
    const isUnusual = isUnusualRise(product, change) || isRiseByLoss(change, reason);
    return !isUnusual || confirmAmount(product, level);
  }

  /** @throws a refusal for the field when the books have changed since the form showed them */
  async function matchesBooks(level: number): Promise<boolean> {
    const { currentStock, unitOfMeasurement } = await refetch().unwrap();
    if (currentStock === product?.currentStock) return currentStock === level;
    // An earlier submit whose answer was lost may have posted this; the server knows.
    if (currentStock === level) return false;
    const message = t('The stock is {now} now. Save again if your count is still right.', {
      now: format.quantity(currentStock, unitOfMeasurement),
    });
    throw apiError({
      status: 422,
      code: 'VALIDATION_FAILED',
      message,
      fieldErrors: { newStockLevel: message },
    });
  }

  async function adjust(adjustment: Adjustment, submit: Submit): Promise<Adjusted | null> {
    const isCount = 'newStockLevel' in adjustment;
    if (!(await isPlausible(adjustment))) return null;
    if (!isCount || !(await matchesBooks(adjustment.newStockLevel))) {
      try {
        return { ...(await adjustStock({ adjustment, ...submit }).unwrap()), isCount };
      } catch (error) {
        if (toApiError(error).fieldErrors['newStockLevel'] !== t(STOCK_LEVEL_ALREADY)) throw error;
      }
    }
    if (adjustment.notes === '') return { message: t(COUNT_MATCHES), isCount };
    // Nothing has stored the notes, so the form counts as unsaved.
    dispatch(showSuccess(t(COUNT_MATCHES)));
    return null;
  }
  return { product, adjust };
}
