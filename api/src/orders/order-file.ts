import {
  msg,
  ORDER_STATUS_LABELS,
  unitText,
  type Decimal,
  type OrderSummary,
  type OrderType,
  type Role,
  type Text,
  type Translate,
} from '@stockroom/contract';
import type { ExportedList, Exporter, ExportParameters } from '../exports/export-list';
import {
  numberColumn,
  orderMoneyColumn,
  textColumn,
  timeColumn,
  type ExportColumn,
} from '../exports/export-table';
import type { OrderedItem, OrderFilter } from '../store/orders';
import { grouped } from '../store/report-rows';
import type { Repositories } from '../store/store';

interface Line {
  order: OrderSummary;
  item: OrderedItem;
  isFirst: boolean;
}
type Orders = ExportedList<OrderSummary>['rows'];

const TYPES: Record<OrderType, Text> = { incoming: msg('Incoming'), outgoing: msg('Outgoing') };

/**
 * The orders of a list as a file: a line for each item, because people ask a file what was sold and bought. The total
 * and the notes of an order stand only in its first line, so that the totals of a column add up.
 */
export async function orderFile(
  { store: { repositories }, actor, t }: Exporter,
  orders: Orders,
  filter: OrderFilter & ExportParameters,
): Promise<ExportedList<Line>> {
  return {
    name: msg('orders'),
    names: await namesOf(repositories, filter, t),
    columns: columns(actor.role, t),
    rows: linesOf(orders, repositories),
  };
}

async function namesOf({ products }: Repositories, filter: OrderFilter, t: Translate) {
  const { type, status, customerName, productId, open } = filter;
  return {
    [t('Order Type')]: type && t(TYPES[type]),
    [t('Status')]: status && t(ORDER_STATUS_LABELS[status]),
    [t('Customer')]: customerName,
    [t('Open')]: open && t(open === 'true' ? 'Yes' : 'No'),
    [t('Product')]: productId && ((await products.find(productId))?.name ?? t('unknown')),
  };
}

/** Orders whose items are read at once: an order can have 500. */
const BATCH_SIZE = 200;

async function* linesOf(orders: Orders, repositories: Repositories): AsyncGenerator<Line, void> {
  let batch: OrderSummary[] = [];
  for await (const order of orders) {
    batch.push(order);
    if (batch.length < BATCH_SIZE) continue;
    yield* await itemLines(batch, repositories);
    batch = [];
  }
  yield* await itemLines(batch, repositories);
}

async function itemLines(batch: OrderSummary[], { orders }: Repositories): Promise<Line[]> {
  const found = await orders.findItems(batch.map(({ _id }) => _id));
  const items = new Map(grouped(found, ({ orderId }) => orderId));
  return batch.flatMap((order) =>
    (items.get(order._id) ?? []).map((item, index) => ({ order, item, isFirst: index === 0 })),
  );
}

function columns(role: Role, t: Translate): readonly ExportColumn<Line>[] {
  const money = (header: string, amountOf: (line: Line) => Decimal | null) =>
    orderMoneyColumn<Line>(header, role, ({ order }) => order.type, amountOf);
  return [
    textColumn(t('Order Number'), ({ order }) => order.orderNumber),
    timeColumn(t('Created'), ({ order }) => order.createdAt),
    textColumn(t('Order Type'), ({ order }) => t(TYPES[order.type])),
    textColumn(t('Customer / Supplier'), ({ order }) => order.party),
    textColumn(t('Status'), ({ order }) => t(ORDER_STATUS_LABELS[order.status])),
    textColumn(t('Product'), ({ item }) => item.productName),
    textColumn(t('SKU'), ({ item }) => item.productSku),
    numberColumn(t('Quantity'), ({ item }) => item.quantity),
    textColumn(t('Unit'), ({ item }) => t(unitText(item.unitOfMeasurement))),
    money(t('Unit Price'), ({ item }) => item.unitPrice),
    money(t('Total'), ({ item }) => item.totalPrice),
    money(t('Total Amount'), ({ order, isFirst }) => (isFirst ? order.totalAmount : null)),
    textColumn(t('Notes'), ({ order, isFirst }) => (isFirst ? order.notes : '')),
    timeColumn(t('Last Updated'), ({ order }) => order.updatedAt),
  ];
}
