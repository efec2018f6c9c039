import { ADJUSTMENT_TYPES } from '@stockroom/contract';
import { useSearchParams } from 'react-router-dom';
import { useStartProduct } from '../product/use-start-product';

/** What a link asks to adjust, as in /inventory/adjust?productId=…&adjustmentType=absolute; a form waits for it. */
export function useStartAdjustment() {
  const [params] = useSearchParams();
  const asked = params.get('adjustmentType');
  const adjustmentType = ADJUSTMENT_TYPES.find(({ value }) => value === asked)?.value ?? '';
  return { ...useStartProduct(), adjustmentType };
}
