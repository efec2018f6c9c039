import type { StockStatus } from '@stockroom/contract';
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

interface StateLook {
  label: string;
  tone: Tone;
  icon: LucideIcon;
}

const STOCK: Record<StockStatus, StateLook> = {
  in: { label: 'In Stock', tone: 'success', icon: CircleCheck },
  low: { label: 'Low Stock', tone: 'warning', icon: CircleAlert },
  out: { label: 'Out of Stock', tone: 'danger', icon: CircleX },
};

const PENDING: StateLook = { label: 'Pending', tone: 'warning', icon: Clock };
const ORDER = new Map<string, StateLook>([
  ['pending', PENDING],
  ['processing', { label: 'Processing', tone: 'info', icon: CircleDot }],
  ['completed', { label: 'Completed', tone: 'success', icon: CircleCheck }],
  ['cancelled', { label: 'Cancelled', tone: 'danger', icon: Ban }],
]);

/** Whether a product is in stock, low or out (spec section 4). */
export function StockStatusBadge({ status }: { status: StockStatus }) {
  return <State look={STOCK[status]} />;
}

/** The state of an order; an unknown one is shown as pending (spec section 4). */
export function OrderStatusBadge({ status }: { status: string }) {
  return <State look={ORDER.get(status) ?? PENDING} />;
}

function State({ look }: { look: StateLook }) {
  return (
    <Badge tone={look.tone} icon={look.icon}>
      {look.label}
    </Badge>
  );
}
