import {
  countPath,
  reasonText,
  sumQuantities,
  type StockMovement,
  type Translate,
} from '@stockroom/contract';
import {
  Badge,
  DateTime,
  space,
  TextLink,
  token,
  type,
  useCan,
  withParts,
} from '@stockroom/shared-ui';
import { MailText } from '@stockroom/shared-ui/data-table';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { useTranslate } from '../../texts';
import { StockChangeText, StockLines } from '../../stock-effects/stock-effects';
import type { HistoryEvent } from './history-events';

export function Timeline({ events }: { events: readonly HistoryEvent[] }) {
  const t = useTranslate();
  return (
    <Line>
      {events.map(({ key, at, userName, title, document, fields, movements }) => (
        <Event key={key}>
          <Title>
            {title} {document && <TextLink to={document.path}>{document.number}</TextLink>}
          </Title>
          <Meta>
            <MailText address={userName} /> · <DateTime value={at} />
          </Meta>
          <Details>
            {fields.map(({ label, before, now }) => (
              <p key={label}>
                {label}: <del className="muted">{before || t('none')}</del> → {now || t('none')}
              </p>
            ))}
            {movements.length > 0 && (
              <StockLines lines={movements.map((movement) => movementLine(movement, t))} />
            )}
          </Details>
        </Event>
      ))}
    </Line>
  );
}

function movementLine(movement: StockMovement, t: Translate) {
  const reason = t(reasonText(movement.reason));
  const { _id, productId, productName, toVerify, verifiedBy, verifiedAt } = movement;
  const quantity = movement.movementType === 'in' ? movement.quantity : -movement.quantity;
  const currentStock = sumQuantities([movement.balanceAfter, -quantity]);
  return (
    <Movement key={_id}>
      <span>
        <StockChangeText change={{ ...movement, quantity, currentStock }} />
      </span>
      {toVerify && (
        <>
          <span>{reason}</span>
          <Badge tone="warning" icon={TriangleAlert}>
            {t('To verify')}
          </Badge>
          <CountLink productId={productId} productName={productName} />
        </>
      )}
      {verifiedAt !== null && (
        <span className="muted">
          {withParts(t('{reason}, verified by {name} on {date}'), {
            reason,
            name: verifiedBy,
            date: <DateTime value={verifiedAt} />,
          })}
        </span>
      )}
    </Movement>
  );
}

function CountLink({ productId, productName }: Pick<StockMovement, 'productId' | 'productName'>) {
  const t = useTranslate();
  const canAdjust = useCan('stock:adjust');
  return (
    canAdjust && (
      <TextLink to={countPath(productId)} aria-description={productName}>
        {t('Count')}
      </TextLink>
    )
  );
}

const Line = styled.ol`
  display: grid;
  overflow-wrap: anywhere;
`;
const Event = styled.li`
  position: relative;
  padding: 0 0 ${space.lg} ${space.xl};

  &::before,
  &::after {
    content: '';
    position: absolute;
  }
  &::before {
    top: 6px;
    left: 0;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: ${token.borderControl};
  }
  &::after {
    top: 20px;
    bottom: -2px;
    left: 4px;
    width: 1px;
    background: ${token.border};
  }
  &:last-child {
    padding-bottom: 0;
  }
  &:last-child::after {
    content: none;
  }
`;
const Title = styled.p`
  font-weight: 500;
`;
const Meta = styled.p`
  color: ${token.textMuted};
  ${type.xs}
`;
const Details = styled.div`
  margin-top: ${space.xs};
  ${type.sm}
  &:empty {
    display: none;
  }
`;
const Movement = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${space.sm};
`;
