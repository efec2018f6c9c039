import { sumQuantities, type StockMovement } from '@stockroom/contract';
import { Badge, DateTime, space, TextLink, token } from '@stockroom/shared-ui';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { countPath } from '../../paths';
import { StockChangeLine } from '../../stock-effects/stock-change-line';
import { StockLines } from '../../stock-effects/stock-effects';

/** How many movements of one event are named; the others are counted. */
const LIMIT = 5;

/** What was moved by one event. Corrections were posted first, and are to be counted after: they come first. */
export function HistoryMovements({ movements }: { movements: readonly StockMovement[] }) {
  const rest = movements.length - LIMIT;
  return (
    <StockLines>
      {[...movements]
        .reverse()
        .slice(0, LIMIT)
        .map((movement) => (
          <Movement key={movement._id} movement={movement} />
        ))}
      {rest > 0 && <li>and {rest} more</li>}
    </StockLines>
  );
}

function Movement({ movement }: { movement: StockMovement }) {
  const { movementType, productId, productName, unitOfMeasurement, balanceAfter, reason } =
    movement;
  const { toVerify, verifiedBy, verifiedAt } = movement;
  const quantity = movementType === 'in' ? movement.quantity : -movement.quantity;
  const currentStock = sumQuantities([balanceAfter, -quantity]);
  const change = { productName, unitOfMeasurement, quantity, currentStock };
  return (
    <Line>
      <span>
        <StockChangeLine change={change} />
      </span>
      {toVerify && (
        <>
          <span>{reason}</span>
          <Badge tone="warning" icon={TriangleAlert}>
            To verify
          </Badge>
          <TextLink to={countPath(productId)} aria-description={productName}>
            Count
          </TextLink>
        </>
      )}
      {verifiedAt !== null && (
        <Verified>
          {reason}, verified by {verifiedBy} on <DateTime value={verifiedAt} />
        </Verified>
      )}
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${space.sm};
`;
const Verified = styled.span`
  color: ${token.textMuted};
`;
