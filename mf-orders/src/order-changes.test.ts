import {
  formatMoney,
  formatNumber,
  inEnglish,
  type Order,
  type OrderItem,
} from '@stockroom/contract';
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
  isRestClosed: false,
  version: 1,
};

test('lists changed fields by their labels, and the status', () => {
  const newer: Order = {
    ...opened,
    type: 'incoming',
    status: 'completed',
    customerName: '',
    supplierId: '01932c5e-0000-7000-8000-000000000002',
    supplierName: 'Light Ltd',
    version: 3,
  };
  expect(orderChanges(opened, newer, format, inEnglish)).toEqual([
    { label: 'Status', before: 'Pending', now: 'Completed' },
    { label: 'Order Type', before: 'Outgoing', now: 'Incoming' },
    { label: 'Customer Name', before: 'Vera Orlova', now: '' },
    { label: 'Supplier', before: '', now: 'Light Ltd' },
  ]);
});

test('ignores fields that the form does not show', () => {
  expect(orderChanges(opened, { ...opened, updatedAt: '', version: 2 }, format, inEnglish)).toEqual(
    [],
  );
});
