import type { Product } from '@stockroom/contract';
import { TextLink } from '@stockroom/shared-ui';
import { SETTLED, useFormValue } from '@stockroom/shared-ui/forms';
import { useStockMovementsQuery } from '../api/stock-movements-api';
import { toVerifyPath } from '../paths';
import { QuantityField } from '../product/quantity-field';
import { StockPreview } from '../product/stock-preview';
import { useChosenProduct } from '../product/use-chosen-product';
import { COUNT_MATCHES, useMatchesBooks } from './use-matches-books';

/** The level that was counted. Of one that the books have already, nothing is posted: it says what else there is to do. */
export function CountedLevelField() {
  const { product } = useChosenProduct();
  const isMatch = useMatchesBooks();
  const canSettle = useCanSettle(product, isMatch);
  // All that would be missed of what was typed, as nothing of it is saved.
  const [notes] = useFormValue<string>('notes');
  const remark = product && canSettle && (
    <>
      The books say the same. If you counted it,{' '}
      <TextLink to={toVerifyPath(product._id)} state={notes === '' ? SETTLED : undefined}>
        mark it as verified
      </TextLink>
      .
    </>
  );
  return (
    <>
      <QuantityField name="newStockLevel" label="New Stock Level" min={0} hint={remark} />
      <StockPreview
        name="newStockLevel"
        effect="set"
        unchanged={isMatch ? COUNT_MATCHES : undefined}
      />
    </>
  );
}

/** Whether the books have been found right, and something of the product is to be verified. */
function useCanSettle(product: Product | undefined, isMatch: boolean): boolean {
  const { currentData } = useStockMovementsQuery(
    { productId: product?._id ?? '', toVerify: 'true', limit: 1 },
    { skip: !isMatch, refetchOnMountOrArgChange: true },
  );
  return currentData?.movements.some(({ toVerify }) => toVerify) ?? false;
}
