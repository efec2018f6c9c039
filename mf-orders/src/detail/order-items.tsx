import type { DetailedOrder, OrderProduct } from '@stockroom/contract';
import { Money, token, type } from '@stockroom/shared-ui';
import { DataTable, SkuCell, TableCard, type Column } from '@stockroom/shared-ui/data-table';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useOrderProductsQuery } from '../api/order-products-api';
import { ItemQuantity } from './item-quantity';

interface ItemRow {
  orderId: string;
  item: DetailedOrder['items'][number];
  /** A product may stand in several rows. */
  row: number;
  /** As it is now; unknown until the products have come. */
  product: OrderProduct | undefined;
}

const COLUMNS: readonly Column<ItemRow>[] = [
  {
    id: 'product',
    header: 'Product',
    kind: 'title',
    cell: ({ item, product }) => (
      <>
        {item.productName}
        {product?.isArchived && <Deleted data-print="hide">deleted</Deleted>}
      </>
    ),
  },
  { id: 'sku', header: 'SKU', cell: ({ item }) => <SkuCell sku={item.productSku} /> },
  {
    id: 'quantity',
    header: 'Quantity',
    align: 'end',
    cell: ({ orderId, item, product }) => <ItemQuantity {...{ orderId, item, product }} />,
  },
  {
    id: 'unitPrice',
    header: 'Unit Price',
    align: 'end',
    cell: ({ item }) => <Money value={item.unitPrice} />,
  },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    cell: ({ item }) => <Money value={item.totalPrice} />,
  },
];

/** What was ordered, row by row, and what it comes to (spec section 2). */
export function OrderItems({ order }: { order: DetailedOrder }) {
  const { _id, version, items, totalAmount } = order;
  const { data: products } = useOrderProductsQuery({ _id, version });
  const rows = useMemo(() => {
    const known = new Map(products?.map((product) => [product._id, product]));
    return items.map((item, row) => ({
      orderId: _id,
      item,
      row,
      product: known.get(item.productId),
    }));
  }, [_id, items, products]);
  const totals = useMemo(
    () => ({ product: 'Total Amount', total: <Money value={totalAmount} /> }),
    [totalAmount],
  );
  return (
    <Section>
      <TableCard title="Order Items">
        <DataTable
          label="Order Items"
          columns={COLUMNS}
          rows={rows}
          rowKey={rowKey}
          totals={totals}
        />
      </TableCard>
    </Section>
  );
}

const rowKey = ({ row }: ItemRow) => String(row);

/* Nobody finds it any more, and its stock still changes with the order. */
const Deleted = styled.div`
  color: ${token.textMuted};
  ${type.xs}
`;
/* Five columns leave room for a heading of two words on one line, beside the status, too. */
const Section = styled.div`
  && th {
    white-space: nowrap;
  }
`;
