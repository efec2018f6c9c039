import { formatMoney, formatNumber, type Order, type OrderItem } from '@stockroom/contract';
import { orderChanges } from './order-changes';

const format = { money: formatMoney, number: formatNumber };

function item(name: string, quantity: number, unitPrice: number): OrderItem {
  return {
    productId: name,
    productName: name,
    productSku: name.toUpperCase(),
    quantity,
    unitPrice,
    totalPrice: quantity * unitPrice,
  };
}
const opened: Order = {
  _id: '01932c5e-0000-7000-8000-000000000001',
  orderNumber: 'ORD-2026-0001',
  type: 'outgoing',
  customerId: '',
  customerName: 'Vera Orlova',
  supplierId: '',
  supplierName: '',
  status: 'pending',
  items: [item('Kettle', 2, 150), item('Salt', 1.5, 10)],
  totalAmount: 315,
  notes: '',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  completedAt: null,
  version: 1,
};

test('names changed fields as people know them, and the status', () => {
  const newer: Order = {
    ...opened,
    type: 'incoming',
    status: 'completed',
    customerName: '',
    supplierId: '01932c5e-0000-7000-8000-000000000002',
    supplierName: 'Light Ltd',
    version: 3,
  };
  expect(orderChanges(opened, newer, format)).toEqual([
    { label: 'Status', before: 'Pending', now: 'Completed' },
    { label: 'Order Type', before: 'Outgoing', now: 'Incoming' },
    { label: 'Customer Name', before: 'Vera Orlova', now: '' },
    { label: 'Supplier', before: '', now: 'Light Ltd' },
  ]);
});

test('tells product by product what came, went and changed', () => {
  const items = [item('Kettle', 2, 150), item('Kettle', 1, 140), item('Lamp', 3, 99.9)];
  expect(orderChanges(opened, { ...opened, items }, format)).toEqual([
    {
      label: 'Kettle (KETTLE)',
      before: `2 × ${formatMoney(150)}`,
      now: `2 × ${formatMoney(150)}, 1 × ${formatMoney(140)}`,
    },
    { label: 'Salt (SALT)', before: `1,5 × ${formatMoney(10)}`, now: '' },
    { label: 'Lamp (LAMP)', before: '', now: `3 × ${formatMoney(99.9)}` },
  ]);
});

test('what the form does not show is no change', () => {
  expect(orderChanges(opened, { ...opened, updatedAt: '', version: 2 }, format)).toEqual([]);
});
