import {
  ORDER_MONEY_PERMISSIONS,
  productPath,
  receivePath,
  sumQuantities,
  type DetailedOrder,
  type OrderProduct,
  type Translate,
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
import {
  DataTable,
  RecordCell,
  SkuCell,
  TableCard,
  type Column,
} from '@stockroom/shared-ui/data-table';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useOrderProductsQuery } from '../api/orders-api';
import { useTranslate } from '../texts';

interface ItemRow extends Pick<DetailedOrder, 'isRestClosed'> {
  orderId: string;
  item: DetailedOrder['items'][number];
  /** Identifies the row: a product may stand in several. */
  row: number;
  /** The product as it is now; undefined while it loads. */
  product: OrderProduct | undefined;
}

function itemColumns(t: Translate): readonly Column<ItemRow>[] {
  return [
    {
      id: 'product',
      header: t('Product'),
      kind: 'title',
      cell: ({ item, product }) => (
        <RecordCell
          title={item.productName}
          to={productPath(item.productId)}
          detail={product?.isArchived && <span data-print="hide">{t('deleted')}</span>}
        />
      ),
    },
    {
      id: 'sku',
      header: t('SKU'),
      nowrap: true,
      cell: ({ item }) => <SkuCell sku={item.productSku} />,
    },
    {
      id: 'quantity',
      header: t('Quantity'),
      align: 'end',
      cell: (row) => <ItemQuantity {...row} />,
    },
  ];
}

function moneyColumns(t: Translate): readonly Column<ItemRow>[] {
  return [
    {
      id: 'unitPrice',
      header: t('Unit Price'),
      align: 'end',
      cell: ({ item }) => <Money value={item.unitPrice} />,
    },
    {
      id: 'total',
      header: t('Total'),
      align: 'end',
      cell: ({ item }) => <Money value={item.totalPrice} />,
    },
  ];
}

export function OrderItems({ order }: { order: DetailedOrder }) {
  const t = useTranslate();
  const { _id: orderId, version, items, totalAmount, isRestClosed } = order;
  const canSeeMoney = useCan(ORDER_MONEY_PERMISSIONS[order.type]);
  const { data: products } = useOrderProductsQuery({ _id: orderId, version });
  const rows = useMemo(() => {
    const known = new Map(products?.map((product) => [product._id, product]));
    return items.map((item, row) => {
      const product = known.get(item.productId);
      return { orderId, isRestClosed, item, row, product };
    });
  }, [orderId, isRestClosed, items, products]);
  const columns = useMemo(
    () => [...itemColumns(t), ...(canSeeMoney ? moneyColumns(t) : [])],
    [t, canSeeMoney],
  );
  const totals = useMemo(
    () => ({ product: t('Total Amount'), total: <Money value={totalAmount} /> }),
    [t, totalAmount],
  );
  return (
    <Section>
      <TableCard title={t('Order Items')}>
        <DataTable
          label={t('Order Items')}
          columns={columns}
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
function ItemQuantity({ orderId, isRestClosed, item, product }: ItemRow) {
  const t = useTranslate();
  const { productId, productName, quantity, received, rejected, returned, outstanding } = item;
  const { number } = useFormat();
  const canReceive = useCan('stock:receive');
  const surplus = sumQuantities([received ?? 0, -quantity]);
  return (
    <Amounts>
      <Quantity value={quantity} unit={product?.unitOfMeasurement} />
      {received !== null && outstanding !== null && (
        <Delivery data-print="hide">
          {(received > 0 || isRestClosed) && (
            <div>{t('{quantity} received', { quantity: number(received) })}</div>
          )}
          {(rejected ?? 0) > 0 && (
            <div>{t('{quantity} rejected', { quantity: number(rejected ?? 0) })}</div>
          )}
          {surplus > 0 && (
            <div>{t('{quantity} more than ordered', { quantity: number(surplus) })}</div>
          )}
          {outstanding > 0 && (
            <div>{t('{quantity} outstanding', { quantity: number(outstanding) })}</div>
          )}
          {canReceive && outstanding > 0 && !product?.isArchived && (
            <TextLink to={receivePath({ productId, orderId })} aria-description={productName}>
              {t('Receive')}
            </TextLink>
          )}
        </Delivery>
      )}
      {returned > 0 && (
        <Note data-print="hide">{t('{quantity} returned', { quantity: number(returned) })}</Note>
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
