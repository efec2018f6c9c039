import { ORDER_STATUSES, type OrderEffects, type OrderStatus } from '@stockroom/contract';
import type { MenuItem } from '@stockroom/shared-ui/popups';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { STATUS_LABELS } from '../order-labels';
import { ReceivedStays } from '../stock-effects/received-stays';
import { StockEffects } from '../stock-effects/stock-effects';

interface StatusChoices {
  status: OrderStatus;
  /** Undefined until they are known. */
  effects: OrderEffects | undefined;
  isError: boolean;
  onChoose: (status: OrderStatus) => void;
}

/** The four statuses, each with what setting it would do to stock now. */
export function statusChoices({ status, effects, isError, onChoose }: StatusChoices): MenuItem[] {
  return ORDER_STATUSES.map((choice) => ({
    label: STATUS_LABELS[choice],
    disabled: choice === status,
    detail: choice === status ? 'Current status' : effectOf(choice),
    onSelect: () => onChoose(choice),
  }));

  function effectOf(choice: OrderStatus): ReactNode {
    if (!effects) return isError ? 'Effect on stock unknown' : 'Looking up the effect on stock…';
    const changes = effects.effects[choice];
    // Where somebody may expect that everything is taken back.
    const takesBack = choice === 'cancelled' || status === 'completed';
    return (
      <Effects>
        {changes.length > 0 ? <StockEffects effects={changes} /> : <p>No change in stock</p>}
        {takesBack && <ReceivedStays received={effects.received} />}
      </Effects>
    );
  }
}

/* A name of 120 letters makes a menu that covers the page. */
const Effects = styled.div`
  max-width: 360px;
  overflow-wrap: anywhere;
`;
