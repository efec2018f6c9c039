import {
  MAX_ORDER_ITEMS,
  sumQuantities,
  type Order,
  type OrderType,
  type Product,
} from '@stockroom/contract';
import { useLanguage } from '@stockroom/shared-ui';
import { useFormValue } from '@stockroom/shared-ui/forms';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslate } from '../../texts';
import type { KnownProducts } from '../item-prices';
import { quantityByProduct } from '../item-totals';
import type { ItemValues, OrderValues } from '../order-values';
import { ItemRow } from './item-row';
import { AddButton, Cell, Headings, ScanStatus } from './item-row.styles';
import { handleRowKey } from './row-keys';
import { useDeferredItems, useItems } from './use-items';

interface ItemRowsProps {
  order?: Order;
  products: KnownProducts;
  onChosen: (product: Product) => void;
}

export function ItemRows({ order, products, onChosen }: ItemRowsProps) {
  const t = useTranslate();
  const [items] = useFormValue<readonly ItemValues[]>('items');
  const [type] = useFormValue<OrderValues['type']>('type');
  const { list, actions, scanStatus } = useItems(onChosen);
  const language = useLanguage();
  const deferred = useDeferredItems();
  const quantities = useMemo(() => quantityByProduct(deferred, language), [deferred, language]);
  const available = useMemo(() => availableFor(products, order, type), [products, order, type]);
  const isShort = ({ productId, quantity }: ItemValues) => {
    const stock = available.get(productId);
    const isChecked = type === 'outgoing' && quantity !== '' && stock !== undefined;
    return isChecked && (quantities.get(productId) ?? 0) > stock;
  };
  return (
    <>
      <div ref={list} onKeyDown={(event) => handleRowKey(event, actions.add)}>
        <Headings aria-hidden>
          <Cell $area="product">{t('Product')}</Cell>
          <Cell $area="quantity">{t('Quantity')}</Cell>
          <Cell $area="price">{t('Unit Price')}</Cell>
          <Cell $area="total">{t('Row Total')}</Cell>
        </Headings>
        {items.map((item, index) => (
          <ItemRow
            key={item.key}
            index={index}
            item={item}
            product={products.get(item.productId)}
            saved={order?.items.find(({ productId }) => productId === item.productId)}
            available={available.get(item.productId) ?? 0}
            isShort={isShort(item)}
            isRemovable={items.length > 1}
            actions={actions}
          />
        ))}
      </div>
      <ScanStatus role="status">{scanStatus}</ScanStatus>
      <AddButton
        icon={Plus}
        disabled={items.length >= MAX_ORDER_ITEMS}
        // A scan goes to the first row without a product, or else to a new row.
        data-shortcut="scan"
        onClick={actions.add}
      >
        {t('Add Item')}
      </AddButton>
    </>
  );
}

/**
 * Returns how much of each product the order may take without a shortage. The available stock lacks what an edited sale
 * already holds, so this adds it again.
 */
function availableFor(
  products: KnownProducts,
  order: Order | undefined,
  type: OrderType | '',
): ReadonlyMap<string, number> {
  const available = new Map([...products].map(([id, product]) => [id, product.available]));
  const isHolding =
    order?.type === 'outgoing' && type === 'outgoing' && order.status !== 'cancelled';
  for (const { productId, quantity } of isHolding ? order.items : []) {
    const free = available.get(productId);
    if (free !== undefined) available.set(productId, sumQuantities([free, quantity]));
  }
  return available;
}
