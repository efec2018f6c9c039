import type { StockMovement } from '@stockroom/contract';
import { TextLink, token, type } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { orderPath } from '../paths';
import { ReasonLines } from './reason-lines';
import { Verification } from './verification';

/** Why stock moved, the papers behind it, and whether somebody should count, or has. */
export function ReasonCell({ movement }: { movement: StockMovement }) {
  const { reason, orderId, orderNumber, supplierReference, toVerify, verifiedAt } = movement;
  return (
    <ReasonLines>
      {reason}
      {orderId !== null && <TextLink to={orderPath(orderId)}>{orderNumber}</TextLink>}
      {supplierReference !== '' && (
        <Reference title="Supplier Reference">{supplierReference}</Reference>
      )}
      {(toVerify || verifiedAt !== null) && <Verification movement={movement} />}
    </ReasonLines>
  );
}

const Reference = styled.span`
  color: ${token.textMuted};
  ${type.xs}
  overflow-wrap: anywhere;
`;
