import type { OrderType } from '@stockroom/contract';
import { space, token, type IconName } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { TYPE_LABELS } from './order-labels';
import { useTranslate } from './texts';

const ICONS: Record<OrderType, IconName> = { incoming: 'truck', outgoing: 'parcel' };

export function OrderTypeLabel({ type }: { type: OrderType }) {
  const t = useTranslate();
  return <Frame data-icon={ICONS[type]}>{t(TYPE_LABELS[type])}</Frame>;
}

const Frame = styled.span`
  white-space: nowrap;

  &::before {
    margin-inline-end: ${space.xs};
    color: ${token.textMuted};
    vertical-align: -3px;
  }
`;
