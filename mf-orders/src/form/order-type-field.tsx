import { ORDER_TYPES } from '@stockroom/contract';
import { SelectField, useFormValues } from '@stockroom/shared-ui/forms';
import { ownPrices, withType, type KnownProducts } from './item-prices';
import { ORDER_LABELS, TYPE_OPTIONS, type OrderValues } from './order-values';

interface OrderTypeFieldProps {
  products: KnownProducts;
  /** Rows, by key, whose prices did not follow a change from one type to the other. */
  onPricesKept: (keys: readonly string[]) => void;
}

/** Purchase or sale. The prices that the form has filled in follow the choice, those typed by hand do not. */
export function OrderTypeField({ products, onPricesKept }: OrderTypeFieldProps) {
  const { read, write } = useFormValues<OrderValues>();
  const follow = (picked: string) => {
    const type = ORDER_TYPES.find((known) => known === picked);
    if (type === undefined) return;
    const values = read();
    const changed = withType(values, type, products);
    write(changed);
    onPricesKept(values.type === '' ? [] : ownPrices(changed, products));
  };
  return (
    <SelectField
      name="type"
      label={ORDER_LABELS.type}
      required
      placeholder="Select order type"
      options={TYPE_OPTIONS}
      onPick={follow}
    />
  );
}
