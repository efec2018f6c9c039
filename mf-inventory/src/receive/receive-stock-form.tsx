import { receiptSchemaFor, sumQuantities, type Product } from '@stockroom/contract';
import { showSuccess, useAppDispatch, useCan, useFormat, useLanguage } from '@stockroom/shared-ui';
import {
  FieldRow,
  Form,
  FormActions,
  FormLayout,
  NumberField,
  TextAreaField,
  TextField,
  useFormValue,
  useFormValues,
  useMoneyField,
  WarningText,
} from '@stockroom/shared-ui/forms';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useExpectedOrdersQuery } from '../api/stock-orders-api';
import { stateOf } from '../next-steps';
import { MOVEMENTS_PATH } from '../paths';
import { useChosenProduct } from '../product/chosen-product';
import { ProductPanel } from '../product/product-panel';
import { typedQuantity } from '../product/quantity';
import { QuantityField } from '../product/quantity-field';
import { StockProductField } from '../product/stock-product-field';
import { StockPreview } from '../product/stock-preview';
import { useTranslate } from '../texts';
import { ExpectedOrderField } from './expected-order-field';
import type { ReceiptValues } from './use-start-receipt';
import { useReceiveStock } from './use-receive-stock';

interface ReceiveStockFormProps {
  start?: Product;
  initialValues: ReceiptValues;
}

/** Posts a receipt and goes to the list of movements, which offers the next steps. */
export function ReceiveStockForm({ start, initialValues }: ReceiveStockFormProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [product, setProduct] = useState(start);
  const receive = useReceiveStock(product);
  const unit = product?.unitOfMeasurement;
  const schema = useMemo(() => receiptSchemaFor(unit), [unit]);
  return (
    <Form
      keepsDraft
      initialValues={initialValues}
      schema={schema}
      onSubmit={receive}
      onSaved={({ message }) => dispatch(showSuccess(message))}
      goOn={({ nextSteps }) => navigate(MOVEMENTS_PATH, { state: stateOf(nextSteps) })}
      failure={t('Failed to receive stock')}
    >
      <FormLayout aside={<ProductPanel />}>
        <ReceiptFields start={start} onChoose={setProduct} />
        <FormActions submitLabel={t('Receive Stock')} cancelTo={MOVEMENTS_PATH} />
      </FormLayout>
    </Form>
  );
}

interface ReceiptFieldsProps {
  start?: Product;
  onChoose: (product: Product | undefined) => void;
}

const NUMBERS = ['quantity', 'purchasePrice'];

function ReceiptFields({ start, onChoose }: ReceiptFieldsProps) {
  const t = useTranslate();
  const money = useMoneyField();
  const canSeePrice = useCan('costs:read');
  const [orderId, setOrder] = useFormValue<string>('orderId');
  const { read } = useFormValues<ReceiptValues>();
  const choose = (product: Product | null) => {
    if (product?._id !== read().productId) setOrder('');
    onChoose(product ?? undefined);
  };
  return (
    <>
      <StockProductField
        start={start}
        next="quantity"
        numbers={NUMBERS}
        counted="quantity"
        onChoose={choose}
      />
      <ExpectedOrderField />
      <FieldRow>
        <ReceivedQuantityField orderId={orderId} />
        {canSeePrice && (
          <NumberField
            {...money}
            name="purchasePrice"
            label={t('Purchase Price')}
            hint={t('Price per unit. Leave it empty to keep the average cost.')}
          />
        )}
      </FieldRow>
      <StockPreview name="quantity" effect="receive" />
      <TextField
        name="supplierReference"
        label={t('Supplier Reference')}
        hint={t('Number of the delivery note or invoice')}
      />
      <TextAreaField name="notes" label={t('Notes')} />
    </>
  );
}

/** Warns of more than the chosen order expects, but accepts it. */
function ReceivedQuantityField({ orderId }: { orderId: string }) {
  const t = useTranslate();
  const { id, product } = useChosenProduct();
  const [typed] = useFormValue<number | string>('quantity');
  const { currentData: orders } = useExpectedOrdersQuery(id, { skip: id === '' });
  const format = useFormat();
  const language = useLanguage();
  const unit = product?.unitOfMeasurement ?? '';
  const order = orders?.find(({ _id }) => _id === orderId);
  const quantity = typedQuantity(typed, unit, language) ?? 0;
  const surplus = order ? sumQuantities([quantity, -order.outstanding]) : 0;
  const hint = surplus > 0 && (
    <WarningText>
      {t('{quantity} more than ordered', { quantity: format.quantity(surplus, unit) })}
    </WarningText>
  );
  return <QuantityField name="quantity" label={t('Quantity')} min={1} hint={hint} />;
}
