import { MAX_ORDER_ITEMS, type Order, type Product } from '@stockroom/contract';
import { Button, space, token, useFormat, useLanguage } from '@stockroom/shared-ui';
import { useFormValue } from '@stockroom/shared-ui/forms';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import type { KnownProducts } from '../item-prices';
import { askedByProduct } from '../item-totals';
import type { ItemValues, OrderValues } from '../order-values';
import { useSettledItems } from '../use-settled-items';
import { CountedScan } from './counted-scan';
import { ItemRow } from './item-row';
import { Heading, Headings } from './item-row-look';
import { availableFor, heldBy, shortageInWords } from './stock';
import { useItems } from './use-items';
import { useRowKeys } from './use-row-keys';

interface ItemRowsProps {
  /** The order that is edited. */
  order?: Order;
  products: KnownProducts;
  onChosen: (product: Product) => void;
}

/** What is ordered, row by row: product, quantity, unit price (spec section 2). */
export function ItemRows({ order, products, onChosen }: ItemRowsProps) {
  const [items] = useFormValue<readonly ItemValues[]>('items');
  const [type] = useFormValue<OrderValues['type']>('type');
  const { list, add, remove, choose, scan, noteSearch, counted } = useItems(onChosen);
  const goOn = useRowKeys(add);
  const { number } = useFormat();
  const language = useLanguage();
  const settled = useSettledItems();
  const asked = useMemo(() => askedByProduct(settled, language), [settled, language]);
  const availables = useMemo(
    () => availableFor(products, heldBy(order, type)),
    [products, order, type],
  );
  const copies = useMemo(
    () => new Map(order?.items.map((item) => [item.productId, item])),
    [order],
  );
  const warningFor = (item: ItemValues, product: Product | undefined, available: number) =>
    type === 'outgoing' && product && item.quantity !== ''
      ? shortageInWords(asked(product._id), available, number)
      : undefined;
  return (
    <>
      <div ref={list} onKeyDown={goOn}>
        <ColumnHeadings />
        {items.map((item, index) => {
          const { key, productId } = item;
          const product = products.get(productId);
          const available = availables.get(productId) ?? 0;
          return (
            <ItemRow
              key={key}
              index={index}
              item={item}
              product={product}
              copiedName={copies.get(productId)?.productName ?? ''}
              copiedSku={copies.get(productId)?.productSku ?? ''}
              available={available}
              warning={warningFor(item, product, available)}
              isRemovable={items.length > 1}
              onChoose={choose}
              onScan={scan}
              onSearch={noteSearch}
              onRemove={remove}
            />
          );
        })}
      </div>
      <CountedScan scan={counted} />
      <AddButton
        icon={Plus}
        disabled={items.length >= MAX_ORDER_ITEMS}
        // What is scanned goes to the first row that waits for a product, and else to a new one.
        data-shortcut="scan"
        // A scanner does not wait for the new row: its next key is on its way.
        onClick={() => flushSync(add)}
      >
        Add Item
      </AddButton>
    </>
  );
}

/** For the eye: the fields have labels of their own. */
function ColumnHeadings() {
  return (
    <Headings aria-hidden>
      <Heading $area="product">
        <Required>Product</Required>
      </Heading>
      <Heading $area="quantity">
        <Required>Quantity</Required>
      </Heading>
      <Heading $area="price">
        <Required>Unit Price</Required>
      </Heading>
      <Heading $area="total" $align="end">
        Row Total
      </Heading>
    </Headings>
  );
}

/* As the labels show it, which are hidden where there are headings. */
const Required = styled.span`
  &::after {
    content: ' *';
    color: ${token.danger};
  }
`;
const AddButton = styled(Button)`
  margin-top: ${space.md};
`;
