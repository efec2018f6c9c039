import type { StockMovement } from '@stockroom/contract';
import { media, space, TextLink, token, type } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { orderPath } from '../paths';
import { Verification } from './verification';

/** Why stock moved, the papers behind it, and whether somebody should count, or has. */
export function ReasonCell({ movement }: { movement: StockMovement }) {
  const { reason, orderId, orderNumber, supplierReference, toVerify, verifiedAt } = movement;
  return (
    <Reason>
      {reason}
      {orderId !== null && <TextLink to={orderPath(orderId)}>{orderNumber}</TextLink>}
      {supplierReference !== '' && (
        <Reference title="Supplier Reference">{supplierReference}</Reference>
      )}
      {(toVerify || verifiedAt !== null) && <Verification movement={movement} />}
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
    align-items: baseline;
    justify-content: flex-end;
    gap: ${space.xs} ${space.sm};
  }
`;
const Reference = styled.span`
  color: ${token.textMuted};
  ${type.xs}
  overflow-wrap: anywhere;
`;
