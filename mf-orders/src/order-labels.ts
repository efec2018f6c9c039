import type { OrderStatus, OrderType } from '@stockroom/contract';

export const STATUS_LABELS: Record<OrderStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

export const TYPE_LABELS: Record<OrderType, string> = {
  incoming: 'Incoming',
  outgoing: 'Outgoing',
};
