import {
  msg,
  ORDER_STATUS_LABELS,
  orderStatusOf,
  type OrderStatus,
  type StockStatus,
  type Text,
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
import { useTranslate } from '../texts';
import { Badge, type Tone } from './badge';

interface Look {
  tone: Tone;
  icon: LucideIcon;
}

const STOCK: Record<StockStatus, Look & { text: Text }> = {
  in: { text: msg('In Stock'), tone: 'success', icon: CircleCheck },
  low: { text: msg('Low Stock'), tone: 'warning', icon: CircleAlert },
  out: { text: msg('Out of Stock'), tone: 'danger', icon: CircleX },
};

const ORDER: Record<OrderStatus, Look> = {
  pending: { tone: 'warning', icon: Clock },
  processing: { tone: 'info', icon: CircleDot },
  completed: { tone: 'success', icon: CircleCheck },
  cancelled: { tone: 'danger', icon: Ban },
};

export function StockStatusBadge({ status }: { status: StockStatus }) {
  const t = useTranslate();
  const { text, ...look } = STOCK[status];
  return <Badge {...look}>{t(text)}</Badge>;
}

/** An unknown status counts as pending. */
export function OrderStatusBadge({ status }: { status: string }) {
  const t = useTranslate();
  const known = orderStatusOf(status);
  return <Badge {...ORDER[known]}>{t(ORDER_STATUS_LABELS[known])}</Badge>;
}
