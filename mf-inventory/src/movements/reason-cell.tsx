import type { StockMovement } from '@stockroom/contract';
import { Badge, media, space, TextLink, token, type } from '@stockroom/shared-ui';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { adjustPath, orderPath } from '../paths';

/** Why stock moved, the papers behind it, and whether somebody should count. */
export function ReasonCell({ movement }: { movement: StockMovement }) {
  const { productId, productName, reason, orderId, orderNumber, supplierReference, toVerify } =
    movement;
  return (
    <Reason>
      {reason}
      {orderId !== null && <TextLink to={orderPath(orderId)}>{orderNumber}</TextLink>}
      {supplierReference !== '' && (
        <Reference title="Supplier Reference">{supplierReference}</Reference>
      )}
      {toVerify && (
        <>
          <Badge tone="warning" icon={TriangleAlert}>
            To verify
          </Badge>
          <TextLink to={adjustPath(productId)} aria-description={productName}>
            Count
          </TextLink>
        </>
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
const Reference = styled.span`
  color: ${token.textMuted};
  ${type.xs}
  overflow-wrap: anywhere;
`;
