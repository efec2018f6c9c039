import {
  ADJUSTMENT_REASONS,
  ADJUSTMENT_TYPES,
  adjustmentFormSchema,
  type Product,
} from '@stockroom/contract';
import { useAppSelector, useProductOptionQuery } from '@stockroom/shared-ui';
import {
  FormActions,
  FormLayout,
  ProductField,
  RecordForm,
  SelectField,
  TextAreaField,
} from '@stockroom/shared-ui/forms';
import { useMemo, useState } from 'react';
import { useAdjustStockMutation } from '../api/stock-movements-api';
import { MOVEMENTS_PATH } from '../paths';
import { ProductPanel } from '../product/product-panel';
import { AdjustmentValueField } from './adjustment-value-field';

const REASON_OPTIONS = ADJUSTMENT_REASONS.map((reason) => ({ value: reason, label: reason }));

interface AdjustStockFormProps {
  /** The product that a link has chosen, and the type; empty where it has not. */
  start?: Product;
  adjustmentType: string;
}

/** Corrects the stock of a product (spec section 2). Saved, it goes to the list of movements. */
export function AdjustStockForm({ start, adjustmentType }: AdjustStockFormProps) {
  const settings = useAppSelector((state) => state.formatSettings);
  const [adjustStock] = useAdjustStockMutation();
  const [chosen, setChosen] = useState(start);
  const { currentData } = useProductOptionQuery(chosen?._id ?? '', { skip: !chosen });
  const product = chosen && (currentData ?? chosen);
  const schema = useMemo(() => adjustmentFormSchema(product, settings), [product, settings]);
  return (
    <RecordForm
      initialValues={newAdjustment(start?._id ?? '', adjustmentType)}
      schema={schema}
      onSubmit={(adjustment, { idempotencyKey }) =>
        adjustStock({ adjustment, idempotencyKey }).unwrap()
      }
      listPath={MOVEMENTS_PATH}
      failure="Failed to adjust stock"
    >
      <FormLayout aside={<ProductPanel />}>
        <ProductField
          name="productId"
          label="Product"
          required
          chosen={start}
          onChoose={(choice) => setChosen(choice ?? undefined)}
        />
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
    </RecordForm>
  );
}

function newAdjustment(productId: string, adjustmentType: string) {
  return {
    productId,
    adjustmentType,
    newStockLevel: '',
    adjustmentAmount: '',
    reason: '',
    notes: '',
  };
}
