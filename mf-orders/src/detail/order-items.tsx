import type { Order, OrderItem } from '@stockroom/contract';
import { Money, Quantity, space, type } from '@stockroom/shared-ui';
import { DataTable, type Column } from '@stockroom/shared-ui/data-table';
import { useMemo } from 'react';
import styled from 'styled-components';

/** A product may stand in several rows. */
type NumberedItem = OrderItem & { row: number };

const COLUMNS: readonly Column<NumberedItem>[] = [
  { id: 'product', header: 'Product', kind: 'title', cell: ({ productName }) => productName },
  { id: 'sku', header: 'SKU', cell: ({ productSku }) => <Sku>{productSku}</Sku> },
  {
    id: 'quantity',
    header: 'Quantity',
    align: 'end',
    cell: ({ quantity }) => <Quantity value={quantity} />,
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
export function OrderItems({ order: { items, totalAmount } }: { order: Order }) {
  const rows = useMemo(() => items.map((item, row) => ({ ...item, row })), [items]);
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

const rowKey = ({ row }: NumberedItem) => String(row);

/* Room for most: broken at its hyphens a SKU is hard to read. */
const Sku = styled.span`
  display: block;
  min-width: 12ch;
`;
const Title = styled.h2`
  margin-bottom: ${space.md};
  ${type.lg}
`;
