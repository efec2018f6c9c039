import {
  productPath,
  stockStatusOf,
  type Product,
  type PRODUCT_SORT_KEYS,
  type Translate,
} from '@stockroom/contract';
import { Money, StockStatusBadge } from '@stockroom/shared-ui';
import {
  actionsColumn,
  LongText,
  RecordCell,
  SkuCell,
  type Column,
} from '@stockroom/shared-ui/data-table';
import { editProductPath } from '../paths';
import { StockCell } from './stock-cell';

export function productColumns(
  onDelete: (product: Product) => void,
  t: Translate,
): readonly Column<Product, (typeof PRODUCT_SORT_KEYS)[number]>[] {
  return [
    {
      id: 'product',
      header: t('Product'),
      kind: 'title',
      sort: 'name',
      width: '27%',
      cell: ({ _id, name, description, imageUrl }) => (
        <RecordCell title={name} to={productPath(_id)} detail={description} imageUrl={imageUrl} />
      ),
    },
    {
      id: 'sku',
      header: t('SKU'),
      sort: 'sku',
      cell: ({ sku }) => <SkuCell sku={sku} />,
      phone: 'line',
      nowrap: true,
    },
    { id: 'category', header: t('Category'), sort: 'category', cell: ({ category }) => category },
    {
      id: 'stock',
      header: t('Stock'),
      sort: 'currentStock',
      phone: 'figure',
      align: 'end',
      cell: (product) => <StockCell product={product} />,
    },
    {
      id: 'purchasePrice',
      header: t('Purchase Price'),
      sort: 'purchasePrice',
      align: 'end',
      permission: 'costs:read',
      cell: ({ purchasePrice }) => <Money value={purchasePrice} />,
    },
    {
      id: 'sellingPrice',
      header: t('Selling Price'),
      sort: 'sellingPrice',
      phone: 'line',
      align: 'end',
      permission: 'prices:read',
      cell: ({ sellingPrice }) => <Money value={sellingPrice} />,
    },
    {
      id: 'supplier',
      header: t('Supplier'),
      sort: 'supplierName',
      onlyWide: true,
      cell: ({ supplierName }) => <LongText lines={3}>{supplierName}</LongText>,
    },
    {
      id: 'status',
      header: t('Status'),
      phone: 'line',
      cell: (product) => <StockStatusBadge status={stockStatusOf(product)} />,
    },
    actionsColumn({
      nameOf: ({ name }) => name,
      editPath: ({ _id }) => editProductPath(_id),
      onDelete,
      permission: 'products:write',
    }),
  ];
}
