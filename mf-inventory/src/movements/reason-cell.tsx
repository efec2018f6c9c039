import {
  countPath,
  documentPath,
  orderPath,
  reasonText,
  type StockMovement,
} from '@stockroom/contract';
import {
  Badge,
  DateTime,
  showError,
  showSuccess,
  TextLink,
  useAppDispatch,
  useCan,
  withParts,
} from '@stockroom/shared-ui';
import { MailText } from '@stockroom/shared-ui/data-table';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useVerifyMovementMutation } from '../api/stock-movements-api';
import { useTranslate } from '../texts';
import { Actions, ReasonLines, Reference, Verified, VerifyButton } from './reason-cell.styles';

/** Shows the reason of a movement, its documents, and its verification. */
export function ReasonCell({ movement }: { movement: StockMovement }) {
  const t = useTranslate();
  const { reason, orderId, orderNumber, supplierReference, toVerify, verifiedAt } = movement;
  const { documentId, documentKind, documentNumber } = movement;
  return (
    <ReasonLines>
      {t(reasonText(reason))}
      {orderId !== null && <TextLink to={orderPath(orderId)}>{orderNumber}</TextLink>}
      {documentId !== null && documentKind !== null && (
        <TextLink to={documentPath(documentKind, documentId)}>{documentNumber}</TextLink>
      )}
      {supplierReference !== '' && (
        <Reference title={t('Supplier Reference')}>{supplierReference}</Reference>
      )}
      {(toVerify || verifiedAt !== null) && <Verification movement={movement} />}
    </ReasonLines>
  );
}

/** Offers to count or verify a correction to those who may, or shows its verification. */
function Verification({ movement }: { movement: StockMovement }) {
  const t = useTranslate();
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
      const { message } = await verifyMovement(_id).unwrap();
      dispatch(showSuccess(`${message}: ${productName}`));
    } catch (error) {
      dispatch(
        showError(t('Failed to mark as verified: {product}', { product: productName }), error),
      );
    }
  }

  return (
    <ReasonLines ref={frame} style={{ minHeight: height }}>
      {toVerify ? (
        <>
          <Badge tone="warning" icon={TriangleAlert}>
            {t('To verify')}
          </Badge>
          {canAdjust && (
            <Actions>
              <TextLink to={countPath(productId)} aria-description={productName}>
                {t('Count')}
              </TextLink>
              <VerifyButton
                type="button"
                // A disabled button would lose the focus.
                aria-disabled={isLoading}
                aria-description={productName}
                onClick={() => isLoading || void verify()}
              >
                {t(isLoading ? 'Saving…' : 'Mark as verified')}
              </VerifyButton>
            </Actions>
          )}
        </>
      ) : (
        <Verified ref={data && takeFocus} tabIndex={-1}>
          {data ? (
            <Badge tone="success" icon={CircleCheck}>
              {t('Verified')}
            </Badge>
          ) : (
            withParts(t('Verified by {person} on {time}'), {
              person: <MailText address={verifiedBy ?? ''} />,
              time: verifiedAt !== null && <DateTime value={verifiedAt} />,
            })
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
