import type { OrderType } from '@stockroom/contract';
import { ShoppingCart } from 'lucide-react';
import { ORDERS_PATH } from './paths';

export const TYPE_LABELS: Record<OrderType, string> = {
  incoming: 'Incoming',
  outgoing: 'Outgoing',
};

/** The labels of the form. */
export const ORDER_LABELS = {
  type: 'Order Type',
  customerName: 'Customer Name',
  supplierId: 'Supplier',
  notes: 'Notes',
};

export const ORDER_NOT_FOUND = {
  icon: ShoppingCart,
  title: 'Order not found',
  back: { to: ORDERS_PATH, label: 'Back to Orders' },
};
