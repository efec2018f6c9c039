import { isAtMinimum, type Product } from '@stockroom/contract';
import { Quantity, VisuallyHidden, space, token } from '@stockroom/shared-ui';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';

/** Stock beside its minimum, with a warning at or below it (spec section 2). */
export function StockCell({ product }: { product: Product }) {
  return (
    <Frame>
      {isAtMinimum(product) && (
        <Warning>
          <TriangleAlert aria-hidden size={14} />
          <VisuallyHidden>At or below minimum: </VisuallyHidden>
        </Warning>
      )}
      <Quantity value={product.currentStock} />
      <Minimum>
        / <Quantity value={product.minimumStockLevel} unit={product.unitOfMeasurement} />
      </Minimum>
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
`;
const Warning = styled.span`
  display: inline-flex;
  color: ${token.warning};
`;
const Minimum = styled.span`
  color: ${token.textMuted};
  white-space: nowrap;
`;
