import { Quantity, token, type } from '@stockroom/shared-ui';
import styled from 'styled-components';
import type { KnownProduct } from '../item-prices';

interface StockHintProps {
  sku: string;
  /** Unknown until it has come. */
  product: KnownProduct | undefined;
  /** What this order may take; undefined where it is said elsewhere. */
  available: number | undefined;
}

/** What is known of a row's product: its SKU, whether it is still there, and the stock an order meets. */
export function StockHint({ sku, product, available }: StockHintProps) {
  if (sku === '') return null;
  return (
    <Line>
      {sku}
      {product?.isArchived && ' · deleted'}
      {product && available !== undefined && (
        <>
          {' · '}
          <Quantity value={available} unit={product.unitOfMeasurement} /> available
        </>
      )}
      {product && product.expected > 0 && (
        <>
          {' · '}
          <Quantity value={product.expected} unit={product.unitOfMeasurement} /> expected
        </>
      )}
    </Line>
  );
}

const Line = styled.div`
  margin-top: 6px;
  color: ${token.textMuted};
  ${type.xs}
  overflow-wrap: anywhere;
`;
