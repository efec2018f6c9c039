import { ShoppingCart } from 'lucide-react';
import { ORDERS_PATH } from './paths';

/** What stands where an order would be (spec section 2). */
export const ORDER_NOT_FOUND = {
  icon: ShoppingCart,
  title: 'Order not found',
  back: { to: ORDERS_PATH, label: 'Back to Orders' },
};
