import type { StockMovement } from '@stockroom/contract';
import {
  Badge,
  DateTime,
  newIdempotencyKey,
  showError,
  showSuccess,
  TextLink,
  useAppDispatch,
  useCan,
} from '@stockroom/shared-ui';
import { MailText } from '@stockroom/shared-ui/data-table';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useVerifyMovementMutation } from '../api/stock-movements-api';
import { countPath, orderPath } from '../paths';
import { Actions, ReasonLines, Reference, Verified, VerifyButton } from './reason-cell.styles';

/** Shows the reason of a movement, its documents, and its verification. */
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

/** Offers to count or verify a correction to those who may, or shows its verification. */
function Verification({ movement }: { movement: StockMovement }) {
  const dispatch = useAppDispatch();
  const canAdjust = useCan('stock:adjust');
  const [verifyMovement, { data, isLoading }] = useVerifyMovementMutation();
  const [height, setHeight] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  // The answer arrives here before the list has it.
  const { _id, productId, productName, toVerify, verifiedBy, verifiedAt } =
    data?.movement ?? movement;

  async function verify() {
    // The verified cell is lower; keeping the height keeps the next row from moving under the pointer.
    setHeight(frame.current?.offsetHeight ?? 0);
    try {
      const call = { id: _id, idempotencyKey: newIdempotencyKey() };
      const { message } = await verifyMovement(call).unwrap();
      dispatch(showSuccess(`${message}: ${productName}`));
    } catch (error) {
      dispatch(showError(`Failed to mark as verified: ${productName}`, error));
    }
  }

  return (
    <ReasonLines ref={frame} style={{ minHeight: height }}>
      {toVerify ? (
        <>
          <Badge tone="warning" icon={TriangleAlert}>
            To verify
          </Badge>
          {canAdjust && (
            <Actions>
              <TextLink to={countPath(productId)} aria-description={productName}>
                Count
              </TextLink>
              <VerifyButton
                type="button"
                // A disabled button would lose the focus.
                aria-disabled={isLoading}
                aria-description={productName}
                onClick={() => isLoading || void verify()}
              >
                {isLoading ? 'Saving…' : 'Mark as verified'}
              </VerifyButton>
            </Actions>
          )}
        </>
      ) : (
        <Verified ref={data && takeFocus} tabIndex={-1}>
          {data ? (
            <Badge tone="success" icon={CircleCheck}>
              Verified
            </Badge>
          ) : (
            <>
              Verified by <MailText address={verifiedBy ?? ''} /> on{' '}
              {verifiedAt !== null && <DateTime value={verifiedAt} />}
            </>
          )}
        </Verified>
      )}
    </ReasonLines>
  );
}

/** The text that takes the place of the button takes its focus. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
