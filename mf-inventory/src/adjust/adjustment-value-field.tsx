import { useFormValue } from '@stockroom/shared-ui/forms';
import { QuantityField } from '../product/quantity-field';
import { StockPreview } from '../product/stock-preview';
import { CountedLevelField } from './counted-level-field';

/** The new level or the amount, whichever the type asks for, and what it makes of the stock. */
export function AdjustmentValueField() {
  const [type] = useFormValue<string>('adjustmentType');
  if (type === 'absolute') return <CountedLevelField />;
  if (type === 'relative')
    return (
      <>
        <QuantityField
          name="adjustmentAmount"
          label="Adjustment Amount"
          hint="Negative to decrease, e.g. -5"
        />
        <StockPreview name="adjustmentAmount" effect="change" />
      </>
    );
  return null;
}
