import type { Order, OrderItem } from '@stockroom/contract';
import { Money, Quantity, space, type } from '@stockroom/shared-ui';
import { DataTable, type Column } from '@stockroom/shared-ui/data-table';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useOrderProductsQuery } from '../api/order-products-api';

/** A product may stand in several rows. */
interface ItemRow extends OrderItem {
  row: number;
  /** Unknown until the products have come. */
  unit: string | undefined;
}

const COLUMNS: readonly Column<ItemRow>[] = [
  { id: 'product', header: 'Product', kind: 'title', cell: ({ productName }) => productName },
  { id: 'sku', header: 'SKU', cell: ({ productSku }) => <Sku>{productSku}</Sku> },
  {
    id: 'quantity',
    header: 'Quantity',
    align: 'end',
    cell: ({ quantity, unit }) => <Quantity value={quantity} unit={unit} />,
  },
  {
    id: 'unitPrice',
    header: 'Unit Price',
    align: 'end',
    cell: ({ unitPrice }) => <Money value={unitPrice} />,
  },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    cell: ({ totalPrice }) => <Money value={totalPrice} />,
  },
];

/** What was ordered, row by row, and what it comes to (spec section 2). */
export function OrderItems({ order: { _id, version, items, totalAmount } }: { order: Order }) {
  const { data: products } = useOrderProductsQuery({ _id, version });
  const rows = useMemo(() => {
    const units = new Map(products?.map((known) => [known._id, known.unitOfMeasurement]));
    return items.map((item, row) => ({ ...item, row, unit: units.get(item.productId) }));
  }, [items, products]);
  const totals = useMemo(
    () => ({ product: 'Total Amount', total: <Money value={totalAmount} /> }),
    [totalAmount],
  );
  return (
    <section>
      <Title>Order Items</Title>
      <DataTable
        label="Order Items"
        columns={COLUMNS}
        rows={rows}
        rowKey={rowKey}
        totals={totals}
      />
    </section>
  );
}

const rowKey = ({ row }: ItemRow) => String(row);

/* Room for most: broken at its hyphens a SKU is hard to read. */
const Sku = styled.span`
  display: block;
  min-width: 12ch;
`;
const Title = styled.h2`
  margin-bottom: ${space.md};
  ${type.lg}
`;
