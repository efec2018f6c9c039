import {
  ADJUSTMENT_REASONS,
  ADJUSTMENT_TYPES,
  adjustmentFormSchema,
  reasonText,
  type Product,
} from '@stockroom/contract';
import {
  showSuccess,
  useAppDispatch,
  useAppSelector,
  useFormat,
  useReturnAddress,
} from '@stockroom/shared-ui';
import {
  Form,
  FormActions,
  FormLayout,
  SelectField,
  TextAreaField,
  useFormValue,
} from '@stockroom/shared-ui/forms';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { stateOf } from '../next-steps';
import { MOVEMENTS_PATH, NEXT_COUNT_PATH } from '../paths';
import { ProductPanel } from '../product/product-panel';
import { QuantityField } from '../product/quantity-field';
import { StockPreview } from '../product/stock-preview';
import { StockProductField } from '../product/stock-product-field';
import { useTranslate } from '../texts';
import { useAdjustStock } from './use-adjust-stock';

interface AdjustStockFormProps {
  start?: Product;
  adjustmentType: string;
}

/** Adjusts the stock and returns to the list; the list offers the next count. */
export function AdjustStockForm({ start, adjustmentType }: AdjustStockFormProps) {
  const t = useTranslate();
  const settings = useAppSelector((state) => state.formatSettings);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const listAddress = useReturnAddress(MOVEMENTS_PATH);
  const format = useFormat();
  const [chosen, setChosen] = useState(start);
  const { product, adjust } = useAdjustStock(chosen);
  const schema = useMemo(() => adjustmentFormSchema(product, settings), [product, settings]);
  return (
    <Form
      keepsDraft
      initialValues={{
        productId: start?._id ?? '',
        adjustmentType,
        newStockLevel: '',
        adjustmentAmount: '',
        reason: '',
        notes: '',
      }}
      schema={schema}
      onSubmit={adjust}
      onSaved={({ message }) => dispatch(showSuccess(message))}
      goOn={({ movement, isCount }) => {
        // A count that matches the books posts nothing, and the form stays for the next one.
        if (!movement) return undefined;
        const level = format.quantity(movement.balanceAfter, movement.unitOfMeasurement);
        const result = t('Counted {level} of {product}.', { level, product: movement.productName });
        const links = [{ label: t('Count another'), path: NEXT_COUNT_PATH }];
        return navigate(listAddress, { state: isCount ? stateOf({ result, links }) : null });
      }}
      failure={t('Failed to adjust stock')}
    >
      <FormLayout aside={<ProductPanel />}>
        <AdjustmentFields start={start} onChoose={setChosen} />
        <FormActions submitLabel={t('Adjust Stock')} cancelTo={MOVEMENTS_PATH} />
      </FormLayout>
    </Form>
  );
}

const VALUE_FIELDS = new Map([
  ['absolute', 'newStockLevel'],
  ['relative', 'adjustmentAmount'],
]);
const NUMBERS = [...VALUE_FIELDS.values()];

interface AdjustmentFieldsProps {
  start?: Product;
  onChoose: (product: Product | undefined) => void;
}

function AdjustmentFields({ start, onChoose }: AdjustmentFieldsProps) {
  const t = useTranslate();
  const [type] = useFormValue<string>('adjustmentType');
  return (
    <>
      <StockProductField
        start={start}
        next={VALUE_FIELDS.get(type) ?? 'adjustmentType'}
        numbers={NUMBERS}
        onChoose={(product) => onChoose(product ?? undefined)}
      />
      <SelectField
        name="adjustmentType"
        label={t('Adjustment Type')}
        required
        placeholder={t('Select adjustment type')}
        options={ADJUSTMENT_TYPES.map(({ value, label }) => ({ value, label: t(label) }))}
      />
      {type === 'absolute' && (
        <>
          <QuantityField name="newStockLevel" label={t('New Stock Level')} min={0} />
          <StockPreview name="newStockLevel" effect="set" />
        </>
      )}
      {type === 'relative' && (
        <>
          <QuantityField
            name="adjustmentAmount"
            label={t('Adjustment Amount')}
            hint={t('Negative to decrease, e.g. -5')}
          />
          <StockPreview name="adjustmentAmount" effect="change" />
        </>
      )}
      <SelectField
        name="reason"
        label={t('Reason')}
        required
        placeholder={t('Select a reason')}
        options={ADJUSTMENT_REASONS.map((reason) => ({
          value: reason,
          label: t(reasonText(reason)),
        }))}
      />
      <TextAreaField name="notes" label={t('Notes')} />
    </>
  );
}
