import { quantityDecimals, UNITS } from '@stockroom/contract';
import { NumberField, SelectField, useFormValue, useMoneyField } from '@stockroom/shared-ui/forms';
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

export function PriceField({ name }: { name: 'purchasePrice' | 'sellingPrice' }) {
  return <NumberField name={name} label={PRODUCT_LABELS[name]} required {...useMoneyField()} />;
}
