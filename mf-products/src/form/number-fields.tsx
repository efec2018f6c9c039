import { quantityDecimals, UNITS } from '@stockroom/contract';
import { useAppSelector } from '@stockroom/shared-ui';
import { NumberField, SelectField, useFormValue } from '@stockroom/shared-ui/forms';
import { PRODUCT_LABELS } from './product-values';

const UNIT_OPTIONS = UNITS.map((unit) => ({ value: unit, label: unit }));

export function UnitField() {
  return (
    <SelectField
      name="unitOfMeasurement"
      label={PRODUCT_LABELS.unitOfMeasurement}
      required
      options={UNIT_OPTIONS}
    />
  );
}

/** Counted in the unit that is chosen beside it. */
export function MinimumStockField() {
  const [unit] = useFormValue<string>('unitOfMeasurement');
  return (
    <NumberField
      name="minimumStockLevel"
      label={PRODUCT_LABELS.minimumStockLevel}
      required
      min={0}
      step={quantityDecimals(unit) === 0 ? 1 : 0.1}
      suffix={unit}
    />
  );
}

/** Money of the display currency (spec section 5: step 0.01). */
export function PriceField({ name }: { name: 'purchasePrice' | 'sellingPrice' }) {
  const currency = useAppSelector((state) => state.formatSettings.currency);
  return (
    <NumberField
      name={name}
      label={PRODUCT_LABELS[name]}
      required
      min={0}
      step={0.01}
      places={2}
      suffix={currency}
    />
  );
}
