import { quantityDecimals } from '@stockroom/contract';
import {
  NumberField,
  useMoneyField,
  WarningText,
  type FieldProps,
} from '@stockroom/shared-ui/forms';
import { memo } from 'react';

type NamedProps = Pick<FieldProps, 'name' | 'knownAs'>;

interface QuantityFieldProps extends NamedProps {
  unit: string | undefined;
  /** Where more is asked than there is. */
  warning: string | undefined;
}

/** Counted in the unit of the product beside it. More than there is may be ordered: it is only said. */
export const QuantityField = memo(function QuantityField(props: QuantityFieldProps) {
  const { unit, warning, ...named } = props;
  const isCounted = unit === undefined || quantityDecimals(unit) === 0;
  return (
    <NumberField
      {...named}
      label="Quantity"
      required
      min={1}
      step={isCounted ? 1 : 0.1}
      suffix={unit}
      hint={warning !== undefined && <WarningText>{warning}</WarningText>}
    />
  );
});

export const UnitPriceField = memo(function UnitPriceField(named: NamedProps) {
  return <NumberField {...named} label="Unit Price" required {...useMoneyField()} />;
});
