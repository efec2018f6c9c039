import type { StockMovement } from '@stockroom/contract';
import {
  Badge,
  controlHeight,
  DateTime,
  media,
  space,
  TextLink,
  token,
  type,
} from '@stockroom/shared-ui';
import { inCards, MailText } from '@stockroom/shared-ui/data-table';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import styled, { css } from 'styled-components';
import { countPath } from '../paths';
import { ReasonLines } from './reason-lines';
import { TextButton } from './text-button';
import { useVerify } from './use-verify';

/** That somebody should count after a correction, with both ways to settle it; then, quietly, who did and when. */
export function Verification({ movement }: { movement: StockMovement }) {
  const { verified, isVerifying, verify } = useVerify(movement);
  const [height, setHeight] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const target = useRef<HTMLElement>(null);
  const setTarget = (element: HTMLElement | null) => {
    target.current = element;
  };
  useFocusAfter(isVerifying, target);
  // The answer to a press is there before the list that it is written into.
  const { toVerify, verifiedBy, verifiedAt, productId, productName } = verified ?? movement;

  function press() {
    // What follows needs less room, and no other row must come under the pointer.
    setHeight(place.current?.offsetHeight ?? 0);
    void verify();
  }

  return (
    <ReasonLines ref={place} style={{ minHeight: height }}>
      {toVerify ? (
        <>
          <Badge tone="warning" icon={TriangleAlert}>
            To verify
          </Badge>
          <Ways>
            <TextLink to={countPath(productId)} aria-description={productName}>
              Count
            </TextLink>
            <VerifyButton
              ref={setTarget}
              type="button"
              disabled={isVerifying}
              aria-busy={isVerifying || undefined}
              aria-description={productName}
              onClick={press}
            >
              {isVerifying ? 'Saving…' : 'Mark as verified'}
            </VerifyButton>
          </Ways>
        </>
      ) : (
        <Verified ref={setTarget} tabIndex={-1}>
          {verified ? (
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

/** A button that is busy loses the focus, and may then be gone: it or what stands in its place gets it back. */
function useFocusAfter(isBusy: boolean, target: RefObject<HTMLElement | null>): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    const hasNoFocus = document.activeElement === document.body;
    if (wasBusy.current && !isBusy && hasNoFocus) target.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy, target]);
}

const Verified = styled.span`
  /* As wide as an e-mail address needs that is to stay whole, unless it is a very long one. */
  max-width: 200px;
  color: ${token.textMuted};
  ${type.xs}
  overflow-wrap: break-word;
  ${inCards(css`
    max-width: none;
    overflow-wrap: anywhere;
  `)}
`;
const Ways = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 2px;
  ${inCards(css`
    flex-flow: row wrap;
    gap: 0 ${space.md};
  `)}
  /* For a thumb, but no further from the lines above and below than these are from each other. */
  ${media.phone} {
    margin-block: -${space.md};

    & > * {
      display: inline-flex;
      align-items: center;
      min-height: ${controlHeight.touch};
    }
  }
  ${media.print} {
    display: none;
  }
`;
/* It stands beside a link, as the other way to the same end. */
const VerifyButton = styled(TextButton)`
  &:disabled {
    color: ${token.textMuted};
    cursor: progress;
  }
`;
