import type { Product } from '@stockroom/contract';
import { TextLink, useLanguage } from '@stockroom/shared-ui';
import { SETTLED, useFormValue } from '@stockroom/shared-ui/forms';
import { useStockMovementsQuery } from '../api/stock-movements-api';
import { toVerifyPath } from '../paths';
import { QuantityField } from '../product/quantity-field';
import { typedQuantity } from '../product/typed-quantity';
import { useChosenProduct } from '../product/use-chosen-product';

/** The level that was counted. One that the books have already cannot be saved: it says where to settle it instead. */
export function CountedLevelField() {
  const { product } = useChosenProduct();
  const canSettle = useCanSettle(product);
  // All that would be missed of what was typed, as this level cannot be saved.
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
  return <QuantityField name="newStockLevel" label="New Stock Level" min={0} hint={remark} />;
}

/** Whether what was typed is the level of the books, and something of the product is to be verified. */
function useCanSettle(product: Product | undefined): boolean {
  const [typed] = useFormValue<number | string>('newStockLevel');
  const language = useLanguage();
  const level = product && typedQuantity(typed, product.unitOfMeasurement, language);
  const { currentData } = useStockMovementsQuery(
    { productId: product?._id ?? '', toVerify: 'true', limit: 1 },
    {
      skip: level === undefined || level !== product?.currentStock,
      refetchOnMountOrArgChange: true,
    },
  );
  return currentData?.movements.some(({ toVerify }) => toVerify) ?? false;
}
