import type { Product } from '@stockroom/contract';
import { IconButton } from '@stockroom/shared-ui';
import { Trash } from 'lucide-react';
import { memo } from 'react';
import type { KnownProduct } from '../item-prices';
import { knownAs } from '../mark-items';
import type { ItemValues } from '../order-values';
import { ItemProduct } from './item-product';
import { Cell, RemoveCell, Row, RowTitle } from './item-row-look';
import { ItemTotal } from './item-total';
import { QuantityField, UnitPriceField } from './number-fields';

interface ItemRowProps {
  index: number;
  item: ItemValues;
  /** As it is now; unknown until it has come. */
  product: KnownProduct | undefined;
  /** What the order calls it. */
  copiedName: string;
  copiedSku: string;
  /** What this order may take of the product. */
  available: number;
  /** Where a sale asks for more than that, over all its rows. */
  warning: string | undefined;
  isRemovable: boolean;
  onChoose: (index: number, product: Product | null) => void;
  /** Counts what was scanned in another row; false where there is none for it. */
  onScan: (index: number, product: Product) => boolean;
  onSearch: (index: number) => void;
  onRemove: (index: number) => void;
}

/** One row of the order. Of 100 of them, a key renders the one it is typed into, and there not the other fields. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { index, item, product, available, warning, isRemovable } = props;
  const { onChoose, onScan, onSearch, onRemove } = props;
  const name = product?.name ?? props.copiedName;
  const path = `items[${index}]`;
  const title = `Item ${index + 1}`;
  // Not how much is lacking already.
  const isSaidByWarning = warning !== undefined && available >= 0;
  return (
    <Row role="group" aria-label={title}>
      <RowTitle aria-hidden>{title}</RowTitle>
      <Cell $area="product">
        <ItemProduct
          index={index}
          rowKey={item.key}
          productId={item.productId}
          name={name}
          sku={product?.sku ?? props.copiedSku}
          product={product}
          available={isSaidByWarning ? undefined : available}
          onChoose={onChoose}
          onScan={onScan}
          onSearch={onSearch}
        />
      </Cell>
      <Cell $area="quantity">
        <QuantityField
          name={`${path}.quantity`}
          knownAs={knownAs(item.key, 'quantity')}
          unit={product?.unitOfMeasurement}
          warning={warning}
        />
      </Cell>
      <Cell $area="price">
        <UnitPriceField name={`${path}.unitPrice`} knownAs={knownAs(item.key, 'unitPrice')} />
      </Cell>
      <Cell $area="total">
        <ItemTotal item={item} />
      </Cell>
      <RemoveCell>
        <IconButton
          name="Remove"
          icon={Trash}
          tone="danger"
          tooltipAlign="end"
          description={name || title}
          disabled={!isRemovable}
          onClick={() => onRemove(index)}
        />
      </RemoveCell>
    </Row>
  );
});
