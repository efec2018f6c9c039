import {
  ORDER_STATUS_LABELS,
  orderStatusOf,
  type OrderStatus,
  type StockStatus,
} from '@stockroom/contract';
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDot,
  CircleX,
  Clock,
  type LucideIcon,
} from 'lucide-react';
import { Badge, type Tone } from './badge';

interface Look {
  tone: Tone;
  icon: LucideIcon;
}

const STOCK: Record<StockStatus, Look & { children: string }> = {
  in: { children: 'In Stock', tone: 'success', icon: CircleCheck },
  low: { children: 'Low Stock', tone: 'warning', icon: CircleAlert },
  out: { children: 'Out of Stock', tone: 'danger', icon: CircleX },
};

const ORDER: Record<OrderStatus, Look> = {
  pending: { tone: 'warning', icon: Clock },
  processing: { tone: 'info', icon: CircleDot },
  completed: { tone: 'success', icon: CircleCheck },
  cancelled: { tone: 'danger', icon: Ban },
};

export function StockStatusBadge({ status }: { status: StockStatus }) {
  return <Badge {...STOCK[status]} />;
}

/** An unknown status counts as pending. */
export function OrderStatusBadge({ status }: { status: string }) {
  const known = orderStatusOf(status);
  return <Badge {...ORDER[known]}>{ORDER_STATUS_LABELS[known]}</Badge>;
}
