import type { OrderType } from '@stockroom/contract';
import { space, token } from '@stockroom/shared-ui';
import { PackageCheck, Truck, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { TYPE_LABELS } from './order-labels';
import { useTranslate } from './texts';

const ICONS: Record<OrderType, LucideIcon> = { incoming: Truck, outgoing: PackageCheck };

export function OrderTypeLabel({ type }: { type: OrderType }) {
  const t = useTranslate();
  const Icon = ICONS[type];
  return (
    <Frame>
      <Icon aria-hidden size={16} />
      {t(TYPE_LABELS[type])}
    </Frame>
  );
}

const Frame = styled.span`
  white-space: nowrap;

  & > svg {
    display: inline;
    margin-inline-end: ${space.xs};
    color: ${token.textMuted};
    vertical-align: -3px;
  }
`;
