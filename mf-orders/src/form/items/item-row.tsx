import type { Product } from '@stockroom/contract';
import { IconButton } from '@stockroom/shared-ui';
import { ProductField } from '@stockroom/shared-ui/forms';
import { FormikProvider, type FormikContextType } from 'formik';
import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { OrderValues } from '../order-values';
import { Cell, Row, RowTitle } from './item-row-look';
import { ItemTotal } from './item-total';
import { QuantityField, UnitPriceField } from './number-fields';
import { isSameRow } from './same-row';
import { StockHint } from './stock-hint';

export interface ItemRowProps {
  formik: FormikContextType<OrderValues>;
  index: number;
  /** As it is now; unknown until it has come. */
  product: Product | undefined;
  /** What the order calls it. */
  copiedName: string;
  copiedSku: string;
  /** What this order may take of the product. */
  available: number;
  /** Where a sale asks for more than that, over all its rows. */
  warning: string | undefined;
  isRemovable: boolean;
  onChoose: (index: number, product: Product | null) => void;
  onRemove: (index: number) => void;
}

/**
 * One row of the order. It hands its fields the formik of its own last rendering, and renders only when something
 * of the row has changed: by formik's own context, each key in one of 100 rows would render all 300 fields.
 */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { formik, index, product, available, warning, isRemovable, onChoose, onRemove } = props;
  const item = formik.values.items[index];
  if (item === undefined) return null;
  const name = product?.name ?? props.copiedName;
  const path = `items[${index}]`;
  const title = `Item ${index + 1}`;
  return (
    <FormikProvider value={formik}>
      <Row role="group" aria-label={title}>
        <RowTitle aria-hidden>{title}</RowTitle>
        <Cell $area="product">
          <ProductField
            name={`${path}.productId`}
            required
            chosen={item.productId === '' ? undefined : { _id: item.productId, name }}
            onChoose={(chosen) => onChoose(index, chosen)}
          />
          <StockHint
            sku={product?.sku ?? props.copiedSku}
            product={product}
            available={available}
          />
        </Cell>
        <Cell $area="quantity">
          <QuantityField
            name={`${path}.quantity`}
            unit={product?.unitOfMeasurement}
            warning={warning}
          />
        </Cell>
        <Cell $area="price">
          <UnitPriceField name={`${path}.unitPrice`} />
        </Cell>
        <Cell $area="total">
          <ItemTotal item={item} />
        </Cell>
        <Cell $area="remove">
          <IconButton
            name="Remove"
            icon={Trash2}
            tone="danger"
            tooltipAlign="end"
            description={name || title}
            disabled={!isRemovable}
            onClick={() => onRemove(index)}
          />
        </Cell>
      </Row>
    </FormikProvider>
  );
}, isSameRow);
