import {
  ORDER_MONEY_PERMISSIONS,
  sumQuantities,
  type DetailedOrder,
  type OrderProduct,
} from '@stockroom/contract';
import {
  media,
  Money,
  Quantity,
  space,
  TextLink,
  token,
  type,
  useCan,
  useFormat,
} from '@stockroom/shared-ui';
import { DataTable, SkuCell, TableCard, type Column } from '@stockroom/shared-ui/data-table';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useOrderProductsQuery } from '../api/orders-api';
import { receivePath } from '../paths';

interface ItemRow {
  orderId: string;
  item: DetailedOrder['items'][number];
  /** Identifies the row: a product may stand in several. */
  row: number;
  /** The product as it is now; undefined while it loads. */
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
        {product?.isArchived && <Note data-print="hide">deleted</Note>}
      </>
    ),
  },
  { id: 'sku', header: 'SKU', cell: ({ item }) => <SkuCell sku={item.productSku} /> },
  {
    id: 'quantity',
    header: 'Quantity',
    align: 'end',
    cell: (row) => <ItemQuantity {...row} />,
  },
];
const MONEY_COLUMNS: readonly Column<ItemRow>[] = [
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

const ALL_COLUMNS = [...COLUMNS, ...MONEY_COLUMNS];

export function OrderItems({ order }: { order: DetailedOrder }) {
  const { _id: orderId, version, items, totalAmount } = order;
  const canSeeMoney = useCan(ORDER_MONEY_PERMISSIONS[order.type]);
  const { data: products } = useOrderProductsQuery({ _id: orderId, version });
  const rows = useMemo(() => {
    const known = new Map(products?.map((product) => [product._id, product]));
    return items.map((item, row) => ({ orderId, item, row, product: known.get(item.productId) }));
  }, [orderId, items, products]);
  const totals = useMemo(
    () => ({ product: 'Total Amount', total: <Money value={totalAmount} /> }),
    [totalAmount],
  );
  return (
    <Section>
      <TableCard title="Order Items">
        <DataTable
          label="Order Items"
          columns={canSeeMoney ? ALL_COLUMNS : COLUMNS}
          rows={rows}
          rowKey={rowKey}
          totals={canSeeMoney ? totals : undefined}
        />
      </TableCard>
    </Section>
  );
}

const rowKey = ({ row }: ItemRow) => String(row);

/** Shows the ordered quantity; of a purchase also the deliveries and a link to receive the rest. */
function ItemQuantity({ orderId, item, product }: ItemRow) {
  const { productId, productName, quantity, received, outstanding } = item;
  const { number } = useFormat();
  const canReceive = useCan('stock:receive');
  const surplus = sumQuantities([received ?? 0, -quantity]);
  return (
    <Amounts>
      <Quantity value={quantity} unit={product?.unitOfMeasurement} />
      {received !== null && outstanding !== null && (
        <Delivery data-print="hide">
          {received > 0 && <div>{number(received)} received</div>}
          {surplus > 0 && <div>{number(surplus)} more than ordered</div>}
          {outstanding > 0 && <div>{number(outstanding)} outstanding</div>}
          {canReceive && outstanding > 0 && !product?.isArchived && (
            <TextLink to={receivePath(productId, orderId)} aria-description={productName}>
              Receive
            </TextLink>
          )}
        </Delivery>
      )}
    </Amounts>
  );
}

/* Keeps headings of two words on one line beside the status card. */
const Section = styled.div`
  && th {
    white-space: nowrap;
  }
`;
const Note = styled.div`
  color: ${token.textMuted};
  ${type.xs}
`;
/* Leaves room for the unit, which loads later. */
const Amounts = styled.div`
  min-width: 9ch;
  ${media.print} {
    min-width: 0;
  }
`;
const Delivery = styled(Note)`
  ${media.phone} {
    a {
      display: inline-block;
      margin-block: ${space.sm};
      ${type.sm}
    }
  }
`;
