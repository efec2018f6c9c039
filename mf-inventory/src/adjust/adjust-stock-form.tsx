import {
  ADJUSTMENT_REASONS,
  ADJUSTMENT_TYPES,
  adjustmentFormSchema,
  type Product,
} from '@stockroom/contract';
import { mayLeavePage, showSuccess, useAppDispatch, useAppSelector } from '@stockroom/shared-ui';
import {
  Form,
  FormActions,
  FormLayout,
  SelectField,
  TextAreaField,
} from '@stockroom/shared-ui/forms';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MOVEMENTS_PATH, nextCountPath } from '../paths';
import { ProductPanel } from '../product/product-panel';
import { AdjustedProductField } from './adjusted-product-field';
import { AdjustmentValueField } from './adjustment-value-field';
import { useAdjustStock } from './use-adjust-stock';
import { NEXT_COUNT } from './use-next-count';

const REASON_OPTIONS = ADJUSTMENT_REASONS.map((reason) => ({ value: reason, label: reason }));

interface AdjustStockFormProps {
  /** The product that a link has chosen, the type and the reason; empty where it has not. */
  start?: Product;
  adjustmentType: string;
  reason: string;
}

/**
 * Corrects the stock of a product (spec section 2). Saved, it goes to the list of movements; a count that has found
 * the books right stands in no list, and the form stays for the next one.
 */
export function AdjustStockForm({ start, adjustmentType, reason }: AdjustStockFormProps) {
  const settings = useAppSelector((state) => state.formatSettings);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(start);
  const countNext = (before: string) => ({
    label: 'Count another',
    onSelect: async () => {
      if (await mayLeavePage()) void navigate(nextCountPath(before), { state: NEXT_COUNT });
    },
  });
  const { product, adjust } = useAdjustStock(chosen, countNext(reason));
  const schema = useMemo(() => adjustmentFormSchema(product, settings), [product, settings]);
  return (
    <Form
      initialValues={newAdjustment(start?._id ?? '', adjustmentType, reason)}
      schema={schema}
      onSubmit={adjust}
      onSaved={({ message, isCount, movement }) =>
        // Who counts a shelf counts more than one product.
        dispatch(showSuccess(message, isCount ? countNext(movement?.reason ?? reason) : undefined))
      }
      goOn={({ movement }) => (movement ? navigate(MOVEMENTS_PATH) : undefined)}
      failure="Failed to adjust stock"
    >
      <FormLayout aside={<ProductPanel />}>
        <AdjustedProductField start={start} onChoose={(choice) => setChosen(choice ?? undefined)} />
        <SelectField
          name="adjustmentType"
          label="Adjustment Type"
          required
          placeholder="Select adjustment type"
          options={ADJUSTMENT_TYPES}
        />
        <AdjustmentValueField />
        <SelectField
          name="reason"
          label="Reason"
          required
          placeholder="Select a reason"
          options={REASON_OPTIONS}
        />
        <TextAreaField name="notes" label="Notes" />
        <FormActions submitLabel="Adjust Stock" cancelTo={MOVEMENTS_PATH} />
      </FormLayout>
    </Form>
  );
}

function newAdjustment(productId: string, adjustmentType: string, reason: string) {
  return {
    productId,
    adjustmentType,
    newStockLevel: '',
    adjustmentAmount: '',
    reason,
    notes: '',
  };
}
