import {
  productPath,
  type Decimal,
  type ReportedProduct,
  type Translate,
} from '@stockroom/contract';
import { LongText, RecordCell, SkuCell } from '@stockroom/shared-ui/data-table';
import type { ReactNode } from 'react';
import { MoneyLink, QuantityLink } from './figures';

export function nameColumn(t: Translate) {
  return {
    id: 'name',
    header: t('Product Name'),
    kind: 'title',
    sort: 'name',
    cell: ({ _id, name }: ReportedProduct) => <RecordCell title={name} to={productPath(_id)} />,
  } as const;
}

export function skuColumn(t: Translate) {
  return {
    id: 'sku',
    header: t('SKU'),
    sort: 'sku',
    nowrap: true,
    cell: ({ sku }: Pick<ReportedProduct, 'sku'>) => <SkuCell sku={sku} />,
  } as const;
}

export function categoryColumn(t: Translate) {
  return {
    id: 'category',
    header: t('Category'),
    sort: 'category',
    width: '12%',
    cell: ({ category }: ReportedProduct) => <LongText>{category}</LongText>,
  } as const;
}

/** A sortable column of figures. */
export function figureColumn<Row, Key extends string>(
  key: Key,
  header: string,
  cell: (row: Row) => ReactNode,
) {
  return { id: key, header, sort: key, align: 'end', cell } as const;
}

type PathOf = (productId: string) => string;

/**
 * @param pathOf the page behind the figure of a product
 * @param namesUnit for the first quantity of a row
 */
export function quantityColumn<Key extends string>(
  key: Key,
  header: string,
  pathOf: PathOf,
  namesUnit = false,
) {
  return figureColumn(key, header, (row: ReportedProduct & Record<Key, Decimal>) => (
    <QuantityLink
      value={row[key]}
      unit={namesUnit ? row.unitOfMeasurement : undefined}
      to={pathOf(row._id)}
    />
  ));
}

/** As quantityColumn. */
export function moneyColumn<Key extends string>(key: Key, header: string, pathOf: PathOf) {
  return figureColumn(key, header, (row: ReportedProduct & Record<Key, Decimal>) => (
    <MoneyLink value={row[key]} to={pathOf(row._id)} />
  ));
}
