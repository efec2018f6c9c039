import type { StockMovement } from '@stockroom/contract';
import { Badge, media, space, TextLink } from '@stockroom/shared-ui';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { orderPath } from '../paths';

/** Why stock moved, the order behind it, and whether somebody should count. */
export function ReasonCell({ movement }: { movement: StockMovement }) {
  const { reason, orderId, orderNumber, toVerify } = movement;
  return (
    <Reason>
      {reason}
      {orderId !== null && <TextLink to={orderPath(orderId)}>{orderNumber}</TextLink>}
      {toVerify && (
        <Badge tone="warning" icon={TriangleAlert}>
          To verify
        </Badge>
      )}
    </Reason>
  );
}

const Reason = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 2px;

  a {
    white-space: nowrap;
  }
  ${media.phone} {
    flex-flow: row wrap;
    gap: ${space.xs} ${space.sm};
  }
`;
