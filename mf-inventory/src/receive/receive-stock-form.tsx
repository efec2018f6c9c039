import { receiptSchemaFor, type Product } from '@stockroom/contract';
import { useAppSelector } from '@stockroom/shared-ui';
import {
  FieldRow,
  FormActions,
  FormLayout,
  NumberField,
  RecordForm,
  TextAreaField,
  TextField,
} from '@stockroom/shared-ui/forms';
import { useMemo, useState } from 'react';
import { useReceiveStockMutation } from '../api/stock-movements-api';
import { MOVEMENTS_PATH } from '../paths';
import { ProductPanel } from '../product/product-panel';
import { StockPreview } from '../product/stock-preview';
import { ExpectedOrderField } from './expected-order-field';
import { ReceiptProductField } from './receipt-product-field';
import type { ReceiptValues } from './receipt-values';
import { ReceivedQuantityField } from './received-quantity-field';

interface ReceiveStockFormProps {
  /** The product that a link has chosen. */
  start?: Product;
  /** What the form begins with. */
  receipt: ReceiptValues;
}

/** Books a delivery (spec section 2). Saved, it goes to the list of movements. */
export function ReceiveStockForm({ start, receipt: initialValues }: ReceiveStockFormProps) {
  const currency = useAppSelector((state) => state.formatSettings.currency);
  const [receiveStock] = useReceiveStockMutation();
  const [unit, setUnit] = useState(start?.unitOfMeasurement);
  const schema = useMemo(() => receiptSchemaFor(unit), [unit]);
  return (
    <RecordForm
      initialValues={initialValues}
      schema={schema}
      onSubmit={(receipt, { idempotencyKey }) => receiveStock({ receipt, idempotencyKey }).unwrap()}
      listPath={MOVEMENTS_PATH}
      failure="Failed to receive stock"
    >
      <FormLayout aside={<ProductPanel />}>
        <ReceiptProductField
          start={start}
          onChoose={(product) => setUnit(product?.unitOfMeasurement)}
        />
        <ExpectedOrderField />
        <FieldRow>
          <ReceivedQuantityField />
          <NumberField
            name="purchasePrice"
            label="Purchase Price"
            min={0}
            step={0.01}
            places={2}
            suffix={currency}
            hint="For one unit. Left empty, the average cost stays."
          />
        </FieldRow>
        <StockPreview name="quantity" effect="receive" />
        <TextField
          name="supplierReference"
          label="Supplier Reference"
          hint="Number of the delivery note or invoice"
        />
        <TextAreaField name="notes" label="Notes" />
        <FormActions submitLabel="Receive Stock" cancelTo={MOVEMENTS_PATH} />
      </FormLayout>
    </RecordForm>
  );
}
