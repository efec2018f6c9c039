import { receiptSchemaFor, type Product } from '@stockroom/contract';
import { showSuccess, useAppDispatch, useAppSelector } from '@stockroom/shared-ui';
import {
  FieldRow,
  Form,
  FormActions,
  FormLayout,
  NumberField,
  TextAreaField,
  TextField,
} from '@stockroom/shared-ui/forms';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useReceiveStockMutation } from '../api/stock-movements-api';
import { MOVEMENTS_PATH } from '../paths';
import { ProductPanel } from '../product/product-panel';
import { QuantityField } from '../product/quantity-field';
import { StockPreview } from '../product/stock-preview';
import { ExpectedOrderField } from './expected-order-field';
import { ReceiptProductField } from './receipt-product-field';
import { newReceipt } from './receipt-values';

/** Books a delivery (spec section 2). Saved, it goes to the list of movements. */
export function ReceiveStockForm({ start }: { start?: Product }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const currency = useAppSelector((state) => state.formatSettings.currency);
  const [receiveStock] = useReceiveStockMutation();
  const [unit, setUnit] = useState(start?.unitOfMeasurement);
  const schema = useMemo(() => receiptSchemaFor(unit), [unit]);
  return (
    <Form
      initialValues={newReceipt(start?._id ?? '')}
      schema={schema}
      onSubmit={(receipt, { idempotencyKey }) => receiveStock({ receipt, idempotencyKey }).unwrap()}
      onSaved={({ message }) => dispatch(showSuccess(message))}
      goOn={() => void navigate(MOVEMENTS_PATH)}
      failure="Failed to receive stock"
    >
      <FormLayout aside={<ProductPanel />}>
        <ReceiptProductField
          start={start}
          onChoose={(product) => setUnit(product?.unitOfMeasurement)}
        />
        <ExpectedOrderField />
        <FieldRow>
          <QuantityField name="quantity" label="Quantity" min={1} />
          <NumberField
            name="purchasePrice"
            label="Purchase Price"
            min={0}
            step={0.01}
            places={2}
            suffix={currency}
            hint="For one unit. Left empty, the average cost stays as it is."
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
    </Form>
  );
}
