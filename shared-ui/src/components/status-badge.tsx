import {
  msg,
  ORDER_STATUS_LABELS,
  orderStatusOf,
  type OrderStatus,
  type StockStatus,
  type Text,
} from '@stockroom/contract';
import { useTranslate } from '../texts';
import { Badge, type Tone } from './badge';
import type { IconName } from './icon';

interface Look {
  tone: Tone;
  icon: IconName;
}

const STOCK: Record<StockStatus, Look & { text: Text }> = {
  in: { text: msg('In Stock'), tone: 'success', icon: 'check' },
  low: { text: msg('Low Stock'), tone: 'warning', icon: 'alert' },
  out: { text: msg('Out of Stock'), tone: 'danger', icon: 'cross' },
};

const ORDER: Record<OrderStatus, Look> = {
  pending: { tone: 'warning', icon: 'clock' },
  processing: { tone: 'info', icon: 'dot' },
  completed: { tone: 'success', icon: 'check' },
  cancelled: { tone: 'danger', icon: 'ban' },
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
