import type { Product } from '@stockroom/contract';
import { ProductField } from '@stockroom/shared-ui/forms';
import { memo } from 'react';
import type { KnownProduct } from '../item-prices';
import { knownAs } from '../mark-items';
import { StockHint } from './stock-hint';

interface ItemProductProps {
  index: number;
  rowKey: string;
  /** '' until one is chosen. */
  productId: string;
  name: string;
  sku: string;
  /** As it is now; unknown until it has come. */
  product: KnownProduct | undefined;
  /** What this order may take of the product; undefined where it is said beside it. */
  available: number | undefined;
  onChoose: (index: number, product: Product | null) => void;
  onScan: (index: number, product: Product) => boolean;
  onSearch: (index: number) => void;
}

/** What a row orders, and what is known of it. */
export const ItemProduct = memo(function ItemProduct(props: ItemProductProps) {
  const { index, rowKey, productId, name, sku, product, available } = props;
  const { onChoose, onScan, onSearch } = props;
  return (
    <div onInput={() => onSearch(index)}>
      <ProductField
        name={`items[${index}].productId`}
        knownAs={knownAs(rowKey, 'productId')}
        required
        data-shortcut={productId === '' ? 'scan' : undefined}
        chosen={productId === '' ? undefined : { _id: productId, name }}
        next={`items[${index}].quantity`}
        onChoose={(chosen) => onChoose(index, chosen)}
        onScan={(scanned) => onScan(index, scanned)}
      />
      <StockHint sku={sku} product={product} available={available} />
    </div>
  );
});
