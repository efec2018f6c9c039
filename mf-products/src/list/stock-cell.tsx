import { isAtMinimum, type Product } from '@stockroom/contract';
import { media, Quantity, space, token } from '@stockroom/shared-ui';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';

/** Stock beside its minimum, with a warning at or below it (spec section 2). */
export function StockCell({ product }: { product: Product }) {
  return (
    <Frame>
      {isAtMinimum(product) && <Warning role="img" aria-label="At or below minimum" size={14} />}
      <span>
        <Quantity value={product.currentStock} />
        <Muted>
          {' / '}
          <Quantity value={product.minimumStockLevel} /> <Unit>{product.unitOfMeasurement}</Unit>
        </Muted>
      </span>
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  white-space: nowrap;
`;
const Warning = styled(TriangleAlert)`
  flex: none;
  color: ${token.warning};
`;
const Muted = styled.span`
  color: ${token.textMuted};
`;
/* As wide as the longest unit, so that digits stand under digits. */
const Unit = styled.span`
  display: inline-block;
  width: 42px;
  text-align: start;
  ${media.phone} {
    width: auto;
  }
`;
