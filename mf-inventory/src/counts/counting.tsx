import {
  isInScope,
  sumQuantities,
  type CountProduct,
  type Product,
  type StockDocument,
  type Translate,
} from '@stockroom/contract';
import { EmptyState, Quantity, useFormat } from '@stockroom/shared-ui';
import {
  FilterSelect,
  FilterBar,
  ListBody,
  RecordCell,
  SearchFilter,
  useListQuery,
  type Column,
} from '@stockroom/shared-ui/data-table';
import { ErrorText, FindProduct } from '@stockroom/shared-ui/forms';
import { ClipboardCheck } from 'lucide-react';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useCountProductsQuery } from '../api/documents-api';
import { LineConflict, NumberCell, useEntry } from '../documents/line-cells';
import { focusQuantity } from '../documents/line-focus';
import { useTranslate } from '../texts';
import { lineOf } from './count-draft';
import { OneProduct } from './one-product';
import { useIsPhone } from './use-is-phone';

/** Enters what people find: in a table, or on a phone one product at a time. */
export function Counting({ document }: { document: StockDocument }) {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const list = useListQuery({
    filters: { search: 'text', isOpen: ['true'] },
    sortKeys: ['name'],
    defaultSort: 'name',
  });
  const { search, isOpen, cursor } = list.args;
  const answer = useCountProductsQuery({ countId: document._id, search, isOpen, cursor });
  const { scanned, said, isLost, scan, choose, forget, hush } = useScans(document, isPhone);
  const columns = useMemo(() => countColumns(document, t), [document, t]);
  return (
    <>
      <FindProduct
        label={t('Scan or find a product')}
        onScan={scan}
        onChoose={choose}
        onNothing={forget}
        hidesStock={document.isBlind}
      />
      <div role="status">{said}</div>
      <FilterBar count={list.filterCount}>
        <SearchFilter
          label={t('Search products')}
          placeholder={t('Search by name or SKU…')}
          value={list.values.search}
          onSearch={(text) => list.setFilter('search', text, { typing: true })}
        />
        <FilterSelect
          label={t('Show')}
          value={list.values.isOpen}
          options={[
            { value: '', label: t('All products') },
            { value: 'true', label: t('Not counted yet') },
          ]}
          onChange={(value) => list.setFilter('isOpen', value)}
        />
      </FilterBar>
      {isPhone && !isLost && answer.data && answer.data.products.length + (scanned ? 1 : 0) > 0 ? (
        <OneProduct
          document={document}
          products={answer.data.products}
          scanned={scanned}
          onLeave={hush}
          onNextPage={
            answer.data.nextCursor === null
              ? undefined
              : () => list.goTo({ cursor: answer.data?.nextCursor ?? '', page: undefined })
          }
        />
      ) : (
        <ListBody
          label={t('Products')}
          columns={columns}
          list={list}
          answer={answer}
          rowsOf={({ products }) => withScanned(products, scanned)}
          rowKey={idOf}
          words={{
            count: (total, count) =>
              t.plural(total, '{count} product', '{count} products', { count }),
            none: t('No products found'),
          }}
          failure={t('Failed to load the products')}
          empty={<EmptyState icon={ClipboardCheck} title={t('There is nothing to count')} />}
        />
      )}
    </>
  );
}

/**
 * Each scan adds the units of its code. Only the first one here of a product that has a quantity just jumps to it,
 * because somebody may want to see or correct it.
 */
function useScans(document: StockDocument, isPhone: boolean) {
  const t = useTranslate();
  const format = useFormat();
  const entry = useEntry();
  const [scanned, setScanned] = useState<CountProduct | null>(null);
  const [said, setSaid] = useState<ReactNode>('');
  /** The last code meant no product: what somebody types next must not go to the one before. */
  const [isLost, setLost] = useState(false);
  const known = useRef(new Set<string>());

  const forget = () => {
    setLost(true);
    setSaid('');
  };
  /** @returns whether the count is about the product */
  const show = (product: Product): boolean => {
    if (!isInScope(document, product)) {
      const text = t('{product} is not part of this count.', { product: product.name });
      setSaid(<ErrorText>{text}</ErrorText>);
      return false;
    }
    const { _id, name, sku, category, unitOfMeasurement, currentStock } = product;
    setLost(false);
    setScanned({ _id, name, sku, category, unitOfMeasurement, currentStock, line: null });
    setSaid('');
    known.current.add(_id);
    return true;
  };
  const count = (product: Product, units: number) => {
    const { _id, name, unitOfMeasurement: unit } = product;
    const before = entry.countedOf(_id);
    const isKnown = known.current.has(_id);
    if (!show(product)) return;
    if (!isKnown && before !== null) {
      const texts = { product: name, quantity: format.quantity(before, unit) };
      setSaid(t('{product}: {quantity} counted already. Scan it again to add to them.', texts));
      return;
    }
    const quantity = sumQuantities([before ?? 0, units]);
    entry.enter(_id, { quantity });
    void entry.save();
    const texts = { product: name, quantity: format.quantity(quantity, unit) };
    setSaid(t('Scanned: {product}, {quantity} so far', texts));
  };
  const jumpAfter = (product: Product, change: () => void) => {
    // The next scan, or what somebody types, replaces the quantity that the line has by then.
    flushSync(change);
    if (!isPhone) focusQuantity(product._id);
  };
  const scan = (product: Product, units: number) => jumpAfter(product, () => count(product, units));
  const choose = (product: Product) => jumpAfter(product, () => show(product));
  return { scanned, said, isLost, scan, choose, forget, hush: () => setSaid('') };
}

function countColumns(document: StockDocument, t: Translate): readonly Column<CountProduct>[] {
  return [
    {
      id: 'product',
      header: t('Product'),
      kind: 'title',
      cell: ({ name, sku }) => <RecordCell title={name} detail={sku} />,
    },
    { id: 'category', header: t('Category'), cell: ({ category }) => category },
    ...(document.isBlind
      ? []
      : [
          {
            id: 'books',
            header: t('In the books'),
            align: 'end' as const,
            cell: ({ currentStock }: CountProduct) => <Quantity value={currentStock ?? 0} />,
          },
        ]),
    {
      id: 'counted',
      header: t('Counted'),
      align: 'end',
      nowrap: false,
      cell: (product) => {
        const line = lineOf(document, product);
        return (
          <>
            <NumberCell line={line} field="quantity" label={t('Counted')} showsUnit />
            <LineConflict line={line} canAdd />
          </>
        );
      },
    },
  ];
}

/** The scanned product may be on another page: what somebody types next is its quantity. */
function withScanned(products: readonly CountProduct[], scanned: CountProduct | null) {
  const isElsewhere = scanned !== null && !products.some(({ _id }) => _id === scanned._id);
  return isElsewhere ? [scanned, ...products] : products;
}
const idOf = ({ _id }: CountProduct) => _id;
