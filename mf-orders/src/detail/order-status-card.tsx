import { orderStatusOf, type Order, type OrderEffects } from '@stockroom/contract';
import {
  api,
  Button,
  Card,
  OrderStatusBadge,
  space,
  token,
  type,
  useAppDispatch,
} from '@stockroom/shared-ui';
import { DropdownMenu } from '@stockroom/shared-ui/popups';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { useOrderEffectsQuery } from '../api/orders-api';
import { statusChoices } from './status-choices';
import { useUpdateStatus } from './use-update-status';

/** The state of an order, and the way to any other: each choice says first what it does to stock. */
export function OrderStatusCard({ order }: { order: Order }) {
  const status = orderStatusOf(order.status);
  const { data: effects, isError } = useOrderEffectsQuery(order._id);
  const refresh = useRefreshOrder(order._id);
  const { isUpdating, updateStatus } = useUpdateStatus(order);
  const trigger = useRef<HTMLButtonElement>(null);
  useFocusAfter(isUpdating, trigger);
  return (
    <Card title="Order Status">
      <Content>
        <OrderStatusBadge status={status} />
        <DropdownMenu
          align="start"
          onOpenChange={(isOpen) => isOpen && refresh()}
          trigger={
            <Button ref={trigger} busy={isUpdating} busyText="Updating status...">
              Update Status <ChevronDown aria-hidden size={16} />
            </Button>
          }
          items={statusChoices({ status, effects, isError, onChoose: updateStatus })}
        />
        {status !== 'completed' && <Hint>{hintOf(order, effects)}</Hint>}
      </Content>
    </Card>
  );
}

function hintOf({ type }: Order, effects: OrderEffects | undefined): string {
  if (type === 'outgoing') return 'Only a completed order moves stock.';
  const isReceived =
    effects && effects.received.length > 0 && effects.effects.completed.length === 0;
  return isReceived
    ? 'All of it has been received. Completing it adds nothing more to stock.'
    : 'Completing it adds to stock what has not been received yet.';
}

/** Stock, and the order itself, may have changed since the page was opened. */
function useRefreshOrder(id: string): () => void {
  const dispatch = useAppDispatch();
  return () => void dispatch(api.util.invalidateTags([{ type: 'Order', id }]));
}

/** A disabled button loses the focus; once it can be pressed again it takes it back. */
function useFocusAfter(isBusy: boolean, button: RefObject<HTMLButtonElement | null>): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    const hasNoFocus = document.activeElement === document.body;
    if (wasBusy.current && !isBusy && hasNoFocus) button.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy, button]);
}

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.md};
`;
const Hint = styled.p`
  color: ${token.textMuted};
  ${type.xs}
`;
