import { msg, type OrderType, type Text, type Translate } from '@stockroom/contract';
import { ShoppingCart } from 'lucide-react';
import { ORDERS_PATH } from './paths';

export const TYPE_LABELS: Record<OrderType, Text> = {
  incoming: msg('Incoming'),
  outgoing: msg('Outgoing'),
};

export function orderLabels(t: Translate) {
  return {
    type: t('Order Type'),
    customerName: t('Customer Name'),
    supplierId: t('Supplier'),
    notes: t('Notes'),
  };
}

export function orderNotFound(t: Translate) {
  return {
    icon: ShoppingCart,
    title: t('Order not found'),
    back: { to: ORDERS_PATH, label: t('Back to Orders') },
  };
}
