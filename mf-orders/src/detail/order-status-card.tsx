import {
  multiplyPrice,
  ORDER_MONEY_PERMISSIONS,
  ORDER_STATUS_LABELS,
  ORDER_STATUSES,
  orderStatusOf,
  sumMoney,
  type DetailedOrder,
  type OrderEffects,
  type OrderStatus,
  type StockEffect,
} from '@stockroom/contract';
import {
  api,
  Button,
  Card,
  Money,
  OrderStatusBadge,
  space,
  useAppDispatch,
  useCan,
  useConfirm,
  useFormat,
  withParts,
} from '@stockroom/shared-ui';
import { DropdownMenu } from '@stockroom/shared-ui/popups';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useOrderEffectsQuery } from '../api/orders-api';
import { useCanWrite } from '../order-access';
import { ReceivedStays, StockEffects } from '../stock-effects/stock-effects';
import { useTranslate } from '../texts';
import { outstandingText, RestDialog } from './rest-dialog';
import { useUpdateStatus } from './use-update-status';

/** Shows the status, and a menu of all statuses to those who may change it. */
export function OrderStatusCard({ order }: { order: DetailedOrder }) {
  const t = useTranslate();
  const canWrite = useCanWrite();
  return (
    <Card title={t('Order Status')}>
      <Content>
        <OrderStatusBadge status={orderStatusOf(order.status)} />
        {order.isRestClosed && <WhatCame order={order} />}
        {canWrite(order.type) && <StatusMenu order={order} />}
      </Content>
    </Card>
  );
}

/** Of a purchase without its rest. */
function WhatCame({ order }: { order: DetailedOrder }) {
  const t = useTranslate();
  const canSeeMoney = useCan(ORDER_MONEY_PERMISSIONS[order.type]);
  return (
    <div>
      <p>{t('Closed with what came')}</p>
      {canSeeMoney && <Worth order={order} />}
    </div>
  );
}

/** A delivery may have had other prices. */
function Worth({ order: { items, totalAmount } }: { order: DetailedOrder }) {
  const t = useTranslate();
  const amounts = items.map(({ received, unitPrice }) => multiplyPrice(received ?? 0, unitPrice));
  return (
    <p>
      {withParts(t("worth {amount} of {total} at the order's prices"), {
        amount: <Money value={sumMoney(amounts)} />,
        total: <Money value={totalAmount} />,
      })}
    </p>
  );
}

/** Each status with its effect on stock. */
function StatusMenu({ order }: { order: DetailedOrder }) {
  const t = useTranslate();
  const status = orderStatusOf(order.status);
  const { data: effects, isError } = useOrderEffectsQuery(order._id);
  const dispatch = useAppDispatch();
  const trigger = useRef<HTMLButtonElement>(null);
  const { isUpdating, updateStatus } = useUpdateStatus(order, trigger);
  const confirm = useConfirm();
  const { number } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const hasRest = isPartlyReceived(order);
  const closeRest = async () => {
    const isSure = await confirm({
      title: t('Close the rest?'),
      description: t('Outstanding: {products}. The order ends with what came.', {
        products: outstandingText(order, number),
      }),
      confirmLabel: t('Close the rest'),
    });
    if (isSure) await updateStatus('completed', true);
  };
  // The order and its stock may have changed since the page loaded.
  const refresh = () => dispatch(api.util.invalidateTags([{ type: 'Order', id: order._id }]));
  const effectOf = (choice: OrderStatus) => {
    if (choice === status) return t('Current status');
    if (effects) return <StatusEffect from={status} to={choice} effects={effects} />;
    return isError ? t('Effect on stock unknown') : t('Loading the effect on stock…');
  };
  return (
    <>
      <DropdownMenu
        align="start"
        onOpenChange={(isOpen) => isOpen && refresh()}
        trigger={
          <Button ref={trigger} busy={isUpdating} busyText={t('Updating status...')}>
            {t('Update Status')} <ChevronDown aria-hidden size={16} />
          </Button>
        }
        items={ORDER_STATUSES.map((choice) => ({
          label: t(ORDER_STATUS_LABELS[choice]),
          disabled: choice === status || effects?.effects[choice].some(isRefused),
          detail: effectOf(choice),
          onSelect: () => {
            if (choice === 'completed' && hasRest) setAsking(true);
            else void updateStatus(choice);
          },
        }))}
      />
      {hasRest && <Button onClick={() => void closeRest()}>{t('Close the rest')}</Button>}
      {isAsking && (
        <RestDialog
          order={order}
          onClose={() => setAsking(false)}
          onComplete={(closeRest) => void updateStatus('completed', closeRest)}
        />
      )}
    </>
  );
}

const isRefused = ({ returned }: StockEffect) => returned > 0;

/** Something came, and something is still to come: completing the order needs to say what becomes of the rest. */
function isPartlyReceived({ items }: DetailedOrder): boolean {
  return (
    items.some(({ received }) => (received ?? 0) > 0) &&
    items.some(({ outstanding }) => (outstanding ?? 0) > 0)
  );
}

interface StatusEffectProps {
  from: OrderStatus;
  to: OrderStatus;
  effects: OrderEffects;
}

function StatusEffect({ from, to, effects: { effects, received } }: StatusEffectProps) {
  const t = useTranslate();
  const isTakenBack = to === 'cancelled' || from === 'completed';
  return (
    <Effect>
      {effects[to].length > 0 ? (
        <StockEffects effects={effects[to]} />
      ) : (
        <p>{t('No change in stock')}</p>
      )}
      {isTakenBack && <ReceivedStays received={received} />}
    </Effect>
  );
}

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.md};
`;
/* Keeps a menu with a long product name from covering the page. */
const Effect = styled.div`
  max-width: 360px;
  overflow-wrap: anywhere;
`;
