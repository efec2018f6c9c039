import { isAtMinimum, type Product } from '@stockroom/contract';
import { Quantity, space, token } from '@stockroom/shared-ui';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';

/** Stock beside its minimum, with a warning at or below it (spec section 2). */
export function StockCell({ product }: { product: Product }) {
  return (
    <Frame>
      {isAtMinimum(product) && <Warning role="img" aria-label="At or below minimum" size={14} />}
      <span>
        <Quantity value={product.currentStock} />
        <Minimum>
          {' / '}
          <Quantity value={product.minimumStockLevel} unit={product.unitOfMeasurement} />
        </Minimum>
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
const Minimum = styled.span`
  color: ${token.textMuted};
`;
