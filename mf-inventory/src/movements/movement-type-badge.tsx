import type { MovementType } from '@stockroom/contract';
import { Badge } from '@stockroom/shared-ui';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';

/** Whether stock came in or went out (spec section 2). */
export function MovementTypeBadge({ type }: { type: MovementType }) {
  return type === 'in' ? (
    <Badge tone="success" icon={ArrowDownToLine}>
      Stock In
    </Badge>
  ) : (
    <Badge tone="info" icon={ArrowUpFromLine}>
      Stock Out
    </Badge>
  );
}
