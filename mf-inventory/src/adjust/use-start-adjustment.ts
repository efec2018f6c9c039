import { ADJUSTMENT_REASONS, ADJUSTMENT_TYPES } from '@stockroom/contract';
import { useSearchParams } from 'react-router-dom';
import { useStartProduct } from '../product/use-start-product';

/** What a link asks to adjust, as in /inventory/adjust?productId=…&adjustmentType=absolute; a form waits for it. */
export function useStartAdjustment() {
  const [params] = useSearchParams();
  const [type, why] = ['adjustmentType', 'reason'].map((name) => params.get(name));
  const adjustmentType = ADJUSTMENT_TYPES.find(({ value }) => value === type)?.value ?? '';
  const reason = ADJUSTMENT_REASONS.find((known) => known === why) ?? '';
  return { ...useStartProduct(), adjustmentType, reason };
}
