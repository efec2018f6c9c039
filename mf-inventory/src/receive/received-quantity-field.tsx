import { sumQuantities } from '@stockroom/contract';
import { useFormat, useLanguage } from '@stockroom/shared-ui';
import { useFormValue, WarningText } from '@stockroom/shared-ui/forms';
import { useExpectedOrdersQuery } from '../api/stock-orders-api';
import { QuantityField } from '../product/quantity-field';
import { typedQuantity } from '../product/typed-quantity';
import { useChosenProduct } from '../product/use-chosen-product';

/** How much came. More than the chosen purchase order still expects is warned of, and may well be so. */
export function ReceivedQuantityField() {
  const { product } = useChosenProduct();
  const unit = product?.unitOfMeasurement ?? '';
  const format = useFormat();
  const surplus = useSurplus(unit);
  const remark = surplus > 0 && (
    <WarningText>{format.quantity(surplus, unit)} more than ordered</WarningText>
  );
  return <QuantityField name="quantity" label="Quantity" min={1} hint={remark} />;
}

function useSurplus(unit: string): number {
  const [productId] = useFormValue<string>('productId');
  const [orderId] = useFormValue<string>('orderId');
  const [typed] = useFormValue<number | string>('quantity');
  const language = useLanguage();
  const { currentData: orders } = useExpectedOrdersQuery(productId, { skip: productId === '' });
  const chosen = orders?.find(({ _id }) => _id === orderId);
  const quantity = typedQuantity(typed, unit, language);
  if (!chosen || quantity === undefined) return 0;
  return sumQuantities([quantity, -chosen.outstanding]);
}
