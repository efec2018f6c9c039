import { isMeasured, unitText } from '@stockroom/contract';
import { NumberField } from '@stockroom/shared-ui/forms';
import type { ReactNode } from 'react';
import { useTranslate } from '../texts';
import { useChosenProduct } from './chosen-product';

interface QuantityFieldProps {
  name: string;
  label: string;
  min?: number;
  hint?: ReactNode;
}

/** A quantity in the unit of the chosen product. */
export function QuantityField(props: QuantityFieldProps) {
  const t = useTranslate();
  const { product } = useChosenProduct();
  const unit = product?.unitOfMeasurement;
  return (
    <NumberField
      {...props}
      required
      step={unit !== undefined && isMeasured(unit) ? 0.1 : 1}
      suffix={unit && t(unitText(unit))}
    />
  );
}
