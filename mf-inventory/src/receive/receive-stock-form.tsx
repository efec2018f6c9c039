import { receiptSchemaFor, type Product } from '@stockroom/contract';
import {
  FieldRow,
  FormActions,
  FormLayout,
  NumberField,
  RecordForm,
  TextAreaField,
  TextField,
  useMoneyField,
} from '@stockroom/shared-ui/forms';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MOVEMENTS_PATH } from '../paths';
import { ProductPanel } from '../product/product-panel';
import { StockPreview } from '../product/stock-preview';
import { ExpectedOrderField } from './expected-order-field';
import { ReceiptProductField } from './receipt-product-field';
import type { ReceiptValues } from './receipt-values';
import { ReceivedQuantityField } from './received-quantity-field';
import { useReceiveStock } from './use-receive-stock';

interface ReceiveStockFormProps {
  /** The product that a link has chosen. */
  start?: Product;
  /** What the form begins with. */
  receipt: ReceiptValues;
}

/**
 * Books a delivery (spec section 2). Saved, it goes to the list of movements; who has more of the order to receive
 * need not look for it again.
 */
export function ReceiveStockForm({ start, receipt: initialValues }: ReceiveStockFormProps) {
  const money = useMoneyField();
  const navigate = useNavigate();
  const [product, setProduct] = useState(start);
  const receive = useReceiveStock(product);
  const unit = product?.unitOfMeasurement;
  const schema = useMemo(() => receiptSchemaFor(unit), [unit]);
  return (
    <RecordForm
      initialValues={initialValues}
      schema={schema}
      onSubmit={receive}
      listPath={MOVEMENTS_PATH}
      offer={({ next }) => next && { label: next.label, onSelect: () => void navigate(next.path) }}
      failure="Failed to receive stock"
    >
      <FormLayout aside={<ProductPanel />}>
        <ReceiptProductField start={start} onChoose={(chosen) => setProduct(chosen ?? undefined)} />
        <ExpectedOrderField />
        <FieldRow>
          <ReceivedQuantityField />
          <NumberField
            {...money}
            name="purchasePrice"
            label="Purchase Price"
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
